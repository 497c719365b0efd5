"""`python -m barbu` is `barbu`."""

from barbu.cli import main

main()
