"""The compiled rules against the reference."""
