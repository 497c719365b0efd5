"""Barbu: write your table's rules down once, and everything follows them."""
