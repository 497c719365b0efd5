"""The server, asked by programs."""
