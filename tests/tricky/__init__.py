"""Questions that come up at a table, each answered by the engine."""
