"""By which addresses the server can be opened: from this machine, and from others on its network."""

import contextlib
import ipaddress
import socket
from collections.abc import Iterator

BEYOND = ("192.0.2.1", "10.255.255.255", "172.31.255.255", "192.168.255.255", "2001:db8::1")
"""Addresses of documentation and of private networks. Nothing is sent to them: the system is asked which of its own
addresses it would speak from."""

Address = ipaddress.IPv4Address | ipaddress.IPv6Address


def is_loopback(host: str) -> bool:
    """Whether the host of an address means the reader's own machine, wherever it is read."""
    host = host.strip("[]").lower().rstrip(".")
    if host == "localhost" or host.endswith(".localhost"):
        return True
    parsed = _parsed(host)
    return parsed is not None and parsed.is_loopback


def own_addresses() -> tuple[Address, ...]:
    """The addresses of this machine that others on its networks can reach, those of IPv4 first."""
    found = {each for each in (*_spoken_from(), *_by_name()) if not each.is_loopback and not each.is_link_local}
    return tuple(sorted((each for each in found if not each.is_unspecified), key=lambda each: (each.version, each)))


def origins(listening: socket.socket) -> tuple[str, tuple[str, ...]]:
    """What to open on this machine, and what others can open: `http://host:port`, without a path."""
    host, port = listening.getsockname()[:2]
    parsed = _parsed(host)
    if parsed is None or not parsed.is_unspecified:
        here = f"http://{_in_url(host)}:{port}"
        return here, () if is_loopback(host) else (here,)
    versions = {6} if parsed.version == 6 else {4}
    if parsed.version == 6 and not listening.getsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY):
        versions.add(4)
    here = "127.0.0.1" if 4 in versions else "[::1]"
    others = (f"http://{_in_url(str(each))}:{port}" for each in own_addresses() if each.version in versions)
    return f"http://{here}:{port}", tuple(others)


def _in_url(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def _parsed(host: str) -> Address | None:
    with contextlib.suppress(ValueError):
        return ipaddress.ip_address(host.partition("%")[0])
    return None


def _spoken_from() -> Iterator[Address]:
    for beyond in BEYOND:
        family = socket.AF_INET6 if ":" in beyond else socket.AF_INET
        with contextlib.suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as asked:
            asked.connect((beyond, 9))
            if (found := _parsed(asked.getsockname()[0])) is not None:
                yield found


def _by_name() -> Iterator[Address]:
    with contextlib.suppress(OSError, UnicodeError):
        for told in socket.getaddrinfo(socket.gethostname(), None):
            if (found := _parsed(str(told[4][0]))) is not None:
                yield found
