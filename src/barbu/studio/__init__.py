"""What helps to write a table's rules down: the form, mends for what conflicts, advice, totals, an example."""
