"""The steps by which the tables of the database came to be as they are."""
