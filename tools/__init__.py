"""Programs for those who work on Barbu; none of them is installed with it."""
