"""`python -m barbu` is `barbu`."""

import sys

try:
    from barbu.cli import main
except KeyboardInterrupt:
    sys.exit(130)

main()
