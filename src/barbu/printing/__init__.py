"""Printing: what makes tagged PDF files with their fonts in them out of a template and its data."""

from barbu.printing.press import FONTS, pictures, printed

__all__ = ["FONTS", "pictures", "printed"]
