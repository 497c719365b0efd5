"""By which addresses a server can be opened, and to whom that is told."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest

from barbu.locales import locale
from barbu.web import reach
from barbu.web.reach import is_loopback, origins, own_addresses
from barbu.web.serve import bound
from tests.web.house import serving


@pytest.mark.parametrize("host", ["localhost", "127.0.0.1", "127.8.0.1", "[::1]", "::1", "barbu.localhost"])
def test_an_address_of_the_readers_own_machine(host: str) -> None:
    assert is_loopback(host)


@pytest.mark.parametrize("host", ["192.168.1.5", "barbu.example", "[fe80::1]", "0.0.0.0", "localhost.example", ""])
def test_any_other_address(host: str) -> None:
    assert not is_loopback(host)


def test_what_others_can_open_follows_from_where_it_listens(monkeypatch: pytest.MonkeyPatch) -> None:
    addresses = (reach._parsed("192.168.1.5"), reach._parsed("2001:db8::5"))
    monkeypatch.setattr(reach, "own_addresses", lambda: addresses)
    for host, here, others in (
        ("127.0.0.1", "http://127.0.0.1", []),
        ("0.0.0.0", "http://127.0.0.1", ["http://192.168.1.5"]),
    ):
        with bound(host, 0) as listening:
            port = listening.getsockname()[1]
            assert origins(listening) == (f"{here}:{port}", tuple(f"{each}:{port}" for each in others))


def test_own_addresses_are_no_loopback() -> None:
    assert not any(each.is_loopback or each.is_unspecified for each in own_addresses())


def test_serving_to_all_says_what_to_open_here_and_elsewhere_and_tells_the_page(tmp_path: Path) -> None:
    with serving(tmp_path, "--host", "0.0.0.0") as running:
        assert running.address.startswith("http://127.0.0.1:"), "nobody can open 0.0.0.0"
        others = [f"http://{each}:{running.port}" for each in own_addresses() if each.version == 4]
        with httpx.Client(trust_env=False) as asked:
            told = asked.get(f"{running.address}/api/reach")
            assert told.json() == {"shared": False, "others": others}
            elsewhere = asked.get(f"{running.address}/api/reach", headers={"Host": "barbu.example"})
            assert elsewhere.json() == {"shared": True, "others": []}, "strangers learn nothing of the house"
        assert running.process.stdout is not None
        for each in others:
            assert running.process.stdout.readline().strip() == locale("en").text("serve-others", address=f"{each}/")


def test_serving_to_this_machine_alone_says_so_to_the_page(tmp_path: Path) -> None:
    with serving(tmp_path) as running, httpx.Client(trust_env=False) as asked:
        told = asked.get(f"http://localhost:{running.port}/api/reach").json()
        assert told == {"shared": False, "others": []}
