"""The server: routes, streams and what travels on them. No rules."""
