"""The rules compiled for speed: play-outs, sampling and search on bit masks. Only worker processes import it."""
