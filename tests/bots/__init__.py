"""The bots: that they play legally, see only their view, and play well."""
