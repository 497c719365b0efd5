"""The tests of Barbu; each is named by the rule it proves."""
