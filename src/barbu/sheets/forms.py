"""The forms of a sheet: paper, a page, a table for spreadsheets, plain text."""

from typing import Literal, get_args

from barbu.sheets.document import Paper, Sheet, Way
from barbu.sheets.html import page
from barbu.sheets.tabular import MARK, table
from barbu.sheets.text import plain

Form = Literal["pdf", "html", "csv", "text"]
FORMS: tuple[Form, ...] = get_args(Form)

ENDINGS: dict[str, Form] = {".pdf": "pdf", ".html": "html", ".htm": "html", ".csv": "csv", ".txt": "text"}
"""What a file is to hold, by its ending."""


def written(sheet: Sheet, form: Form, paper: Paper = "a4", way: Way = "auto") -> bytes:
    """The sheet as a file of this form."""
    match form:
        case "pdf":
            from barbu.sheets.pdf import pdf  # Typst is large: only those who print load it

            return pdf(sheet, paper, way)
        case "html":
            return page(sheet).encode()
        case "csv":
            return (MARK + table(sheet)).encode()
        case "text":
            return plain(sheet).encode()
