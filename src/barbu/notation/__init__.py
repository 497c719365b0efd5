"""A match as text and back: lossless, readable, one event a line."""

from barbu.notation.reader import BadRecord, load, loads
from barbu.notation.writer import dump_event, dump_header, dumps

__all__ = ["BadRecord", "dump_event", "dump_header", "dumps", "load", "loads"]
