"""``python -m replot``: the command line."""

import sys

from replot.cli import main

if __name__ == "__main__":
    sys.exit(main())
