"""The only draw of chance: secrets, their commitments, and the shuffle they determine.

A deal can be checked afterwards by anyone: the commitment is SHA-256 of match id, deal number and secret;
the pack is shuffled by Fisher–Yates from the last place down, each place drawn without bias from an
HMAC-SHA-256 counter stream of the secret.
"""

import hashlib
import hmac
import secrets
from collections.abc import Iterator, Sequence
from typing import TypeVar

T = TypeVar("T")

SECRET_BYTES = 32


def new_id() -> str:
    """A fresh, unguessable match id of 16 hexadecimal digits."""
    return secrets.token_hex(8)


def new_secret() -> bytes:
    """32 bytes from the operating system's cryptographic source."""
    return secrets.token_bytes(SECRET_BYTES)


def seeded_secret(seed: str, label: str) -> bytes:
    """The secret that a written seed stands for; `label` tells the draws of one match apart."""
    return hashlib.sha256(f"barbu seed\n{seed}\n{label}".encode()).digest()


def commitment(match_id: str, deal: int, secret: bytes) -> str:
    """The hash to publish before the first card: 64 hexadecimal digits."""
    return hashlib.sha256(match_id.encode() + str(deal).encode() + secret).hexdigest()


def shuffled(items: Sequence[T], secret: bytes) -> tuple[T, ...]:
    """All items in the order that the secret determines.

    >>> shuffled("abcd", bytes(32))
    ('d', 'b', 'a', 'c')
    """
    words = _words(secret)
    pack = list(items)
    for last in range(len(pack) - 1, 0, -1):
        other = _below(last + 1, words)
        pack[last], pack[other] = pack[other], pack[last]
    return tuple(pack)


def pick(count: int, secret: bytes) -> int:
    """A number from 0 to count − 1 that the secret determines."""
    return _below(count, _words(secret))


def _below(bound: int, words: Iterator[int]) -> int:
    """The next number below `bound`; values that would favour the low numbers are rejected."""
    limit = (1 << 32) - (1 << 32) % bound
    return next(word for word in words if word < limit) % bound


def _words(secret: bytes) -> Iterator[int]:
    """32-bit numbers, big endian, of HMAC-SHA-256(secret, counter), the counter 8 bytes from 0."""
    counter = 0
    while True:
        block = hmac.digest(secret, counter.to_bytes(8, "big"), "sha256")
        for at in range(0, len(block), 4):
            yield int.from_bytes(block[at : at + 4], "big")
        counter += 1
