"""The rule book as data: what it says, section by section, before it is set as text, HTML or PDF."""

from collections.abc import Iterator

import msgspec


class Sentence(msgspec.Struct, frozen=True):
    """One sentence, and what it states."""

    id: str
    """The message that it is made of."""
    text: str
    rows: tuple[str, ...] = ()
    """The ids of the contracts it is about; none where it is about the whole table."""
    states: tuple[str, ...] = ()
    """The keys of the options that it states."""
    worked_out: bool = False
    """Whether it also tells what follows from other options: a total, a number of deals, an example."""


class Paragraph(msgspec.Struct, frozen=True):
    """Sentences as running text."""

    sentences: tuple[Sentence, ...]


class Bullets(msgspec.Struct, frozen=True):
    """A list, one sentence an item; `ordered` where the order counts."""

    items: tuple[Sentence, ...]
    ordered: bool = False


class Table(msgspec.Struct, frozen=True):
    """A table of cells; the first column heads its rows."""

    caption: str
    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    numbers: frozenset[int] = frozenset()
    """The columns that hold numbers."""


class Example(msgspec.Struct, frozen=True):
    """A worked example: what happens, the points in a table, what is worth a word."""

    before: tuple[Sentence, ...]
    table: Table
    after: tuple[Sentence, ...] = ()


Block = Paragraph | Bullets | Table | Example


class Section(msgspec.Struct, frozen=True):
    """A heading and what stands under it."""

    anchor: str
    """A name for links, the same in every language."""
    title: str
    blocks: tuple[Block, ...]
    sections: tuple["Section", ...] = ()


class Book(msgspec.Struct, frozen=True):
    """A rule book in one language."""

    lang: str
    title: str
    lede: tuple[Sentence, ...]
    sections: tuple[Section, ...]
    contents: str
    """The heading of the list of sections."""


class Card(msgspec.Struct, frozen=True):
    """The help on one contract that is shown while it is played."""

    lang: str
    title: str
    sections: tuple[Section, ...]

    @property
    def sentences(self) -> tuple[Sentence, ...]:
        """All sentences of the card, in their order."""
        return tuple(each for section in self.sections for each in section_sentences(section))


def sentences(book: Book) -> Iterator[Sentence]:
    """All sentences of the book, in their order."""
    yield from book.lede
    for section in book.sections:
        yield from section_sentences(section)


def section_sentences(section: Section) -> Iterator[Sentence]:
    """All sentences of a section and those below it."""
    for block in section.blocks:
        yield from block_sentences(block)
    for below in section.sections:
        yield from section_sentences(below)


def block_sentences(block: Block) -> Iterator[Sentence]:
    """The sentences of one block."""
    match block:
        case Paragraph(sentences=told):
            yield from told
        case Bullets(items=items):
            yield from items
        case Example(before=before, after=after):
            yield from (*before, *after)
        case Table():
            pass


def tables(section: Section) -> Iterator[Table]:
    """All tables of a section and those below it, those of examples too."""
    for block in section.blocks:
        if isinstance(block, Table):
            yield block
        elif isinstance(block, Example):
            yield block.table
    for below in section.sections:
        yield from tables(below)


def paragraph(*told: Sentence | None) -> list[Block]:
    """The sentences that there are as one paragraph; nothing for none."""
    found = tuple(sentence for sentence in told if sentence is not None)
    return [Paragraph(found)] if found else []
