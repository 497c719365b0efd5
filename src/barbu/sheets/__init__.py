"""The printed score sheet: blank for any ruleset, filled for any match; as PDF, HTML, CSV and text."""

from barbu.sheets.document import Sheet
from barbu.sheets.sheet import blank, filled

__all__ = ["Sheet", "blank", "filled"]
