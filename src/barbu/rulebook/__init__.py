"""The rule book: the rules of any table in words, as HTML, as plain text, and as the help on one contract."""

from barbu.rulebook.book import book
from barbu.rulebook.card import card
from barbu.rulebook.document import Book, Card, Section, Sentence, sentences

__all__ = ["Book", "Card", "Section", "Sentence", "book", "card", "sentences"]
