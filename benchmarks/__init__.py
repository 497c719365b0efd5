"""Measurements that print their figures; the numbers to hold stand in the tests."""
