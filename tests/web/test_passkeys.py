"""Passkeys: made and shown by a program that signs as a telephone does, and refused to everybody else."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from fido2.cose import ES256
from fido2.utils import sha256, websafe_decode, websafe_encode
from fido2.webauthn import (
    Aaguid,
    AttestationObject,
    AttestedCredentialData,
    AuthenticatorData,
    CollectedClientData,
)

from tests.web.house import House, house
from tests.web.people import Json, Person, first_legal


class Telephone:
    """It keeps one passkey, and signs with it."""

    def __init__(self, origin: str, counts: bool = True) -> None:
        self.origin, self.counts, self.uses = origin, counts, 0
        self.id, self.key = secrets.token_bytes(16), ec.generate_private_key(ec.SECP256R1())

    def _data(self, site: str, made: bool) -> AuthenticatorData:
        self.uses += self.counts
        public = ES256.from_cryptography_key(self.key.public_key())  # type: ignore[no-untyped-call]
        own = AttestedCredentialData.create(Aaguid.NONE, self.id, public)
        flags = AuthenticatorData.FLAG.UP | AuthenticatorData.FLAG.UV | (AuthenticatorData.FLAG.AT if made else 0)
        site_hash, told = sha256(site.encode()), own if made else b""
        data: AuthenticatorData = AuthenticatorData.create(site_hash, flags, self.uses, told)
        return data

    def _whole(self, **parts: bytes) -> Json:
        written = {key: websafe_encode(bytes(part)) for key, part in parts.items()}
        id = websafe_encode(self.id)
        return {"id": id, "rawId": id, "type": "public-key", "clientExtensionResults": {}, "response": written}

    def make(self, options: Json) -> Json:
        """A new passkey, for what the page was given."""
        kind = CollectedClientData.TYPE.CREATE
        client = CollectedClientData.create(kind, websafe_decode(options["challenge"]), self.origin)
        told = AttestationObject.create("none", self._data(options["rp"]["id"], True), {})
        return self._whole(clientDataJSON=client, attestationObject=told)

    def show(self, options: Json) -> Json:
        """The passkey, shown."""
        kind = CollectedClientData.TYPE.GET
        client = CollectedClientData.create(kind, websafe_decode(options["challenge"]), self.origin)
        data = self._data(options["rpId"], False)
        signed = self.key.sign(bytes(data) + client.hash, ec.ECDSA(hashes.SHA256()))
        return self._whole(clientDataJSON=client, authenticatorData=data, signature=signed)


async def make(person: Person, telephone: Telephone) -> list[Json]:
    """A passkey of the person; all that there are then."""
    options = (await person.post("/api/passkeys/new"))["options"]
    answer = await person.ask("/api/passkeys", {"answer": telephone.make(options)})
    assert answer.status_code == 200, answer.text
    return list(answer.json())


async def show(person: Person, telephone: Telephone) -> tuple[int, Json]:
    """The passkey is shown; what is answered."""
    options = (await person.post("/api/passkeys/ask"))["options"]
    answer = await person.ask("/api/passkeys/enter", {"answer": telephone.show(options)})
    return answer.status_code, answer.json()


@contextlib.asynccontextmanager
async def stranger(address: str) -> AsyncIterator[Person]:
    """A browser that nobody has used yet."""
    person = Person(address, "")
    try:
        await person.http.get("/api/session")
        yield person
    finally:
        await person.http.aclose()


def named(running: House) -> str:
    """The server by a name: passkeys are bound to one."""
    return running.address.replace("127.0.0.1", "localhost")


def test_whoever_has_lost_his_browser_comes_back_and_plays_on(tmp_path: Path) -> None:
    async def evening(running: House) -> None:
        address = named(running)
        telephone = Telephone(address)
        async with Person(address, "Ana", "fr") as ana:
            table = (await ana.open("classic-32", start=True))["id"]
            (kept,) = await make(ana, telephone)
            assert (kept["used"], kept["here"]) == (None, True)
        async with stranger(address) as other:
            status, session = await show(other, telephone)
            assert (status, session["name"], session["lang"]) == (200, "Ana", "fr")

            def hers(view: Json) -> bool:
                return view["seat"] == 0 and bool(view["legal"])

            view = await asyncio.wait_for(other.play(table, first_legal, hers), 60)
            assert (await other.act(table, first_legal(view), view["seq"])).status_code == 200
            (kept,) = (await other.http.get("/api/passkeys")).json()
            assert kept["used"] is not None

    with house(tmp_path) as running:
        asyncio.run(evening(running))


def test_another_key_another_site_an_old_question_and_a_copy_get_in_nowhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def evening(running: House) -> None:
        address = named(running)
        telephone = Telephone(address)
        async with Person(address, "Ana") as ana:
            await make(ana, telephone)
        async with stranger(address) as mallory:
            thief = Telephone(address)
            assert (await show(mallory, thief))[0] == 404, "a passkey that nobody has"
            thief.id = telephone.id
            assert await refused(mallory, thief) == "passkey-refused", "another key under its name"
            thief.key, thief.origin = telephone.key, "https://barbu.example.evil"
            assert await refused(mallory, thief) == "passkey-refused", "signed for a page of another name"
            options = (await mallory.post("/api/passkeys/ask"))["options"]
            told = {"answer": telephone.show(options)}
            assert (await mallory.ask("/api/passkeys/enter", told)).status_code == 200
            again = await mallory.ask("/api/passkeys/enter", told)
            assert again.json()["type"] == "passkey-too-late", "the same answer, once more"
            old = (await mallory.post("/api/passkeys/ask"))["options"]
            await mallory.post("/api/passkeys/ask")
            late = await mallory.ask("/api/passkeys/enter", {"answer": telephone.show(old)})
            assert late.json()["type"] == "passkey-refused", "an answer to another question"
            telephone.uses = 0
            assert (await show(mallory, telephone))[0] == 404, "a copy, which has counted less"
            telephone.uses = 90
            assert (await show(mallory, telephone))[0] == 200
            options = (await mallory.post("/api/passkeys/ask"))["options"]
            now = time.time() + 400
            monkeypatch.setattr(time, "time", lambda: now)
            late = await mallory.ask("/api/passkeys/enter", {"answer": telephone.show(options)})
            assert late.json()["type"] == "passkey-too-late"

    with house(tmp_path) as running:
        asyncio.run(evening(running))


async def refused(person: Person, telephone: Telephone) -> str:
    """Why the passkey is not taken."""
    status, problem = await show(person, telephone)
    assert status == 400
    return str(problem["type"])


NONSENSE: list[Any] = [
    {}, {"id": 7}, {"id": "a\x00"}, {"id": "x", "rawId": "x"}, {"id": "x", "rawId": "y", "response": {}},
    {"id": "AAAA", "rawId": "AAAA", "response": {"clientDataJSON": "{}", "attestationObject": "AA"}},
    {"id": "A" * 4000, "rawId": "A" * 4000, "response": {"clientDataJSON": [1], "attestationObject": None}},
]  # fmt: skip


def test_what_no_browser_answers_is_refused(tmp_path: Path) -> None:
    async def evening(running: House) -> None:
        async with Person(named(running), "Ana") as ana:
            for answer in NONSENSE:
                await ana.post("/api/passkeys/new")
                told = await ana.ask("/api/passkeys", {"answer": answer})
                assert (told.status_code, told.json()["type"]) == (400, "passkey-refused")
                await ana.post("/api/passkeys/ask")
                told = await ana.ask("/api/passkeys/enter", {"answer": answer})
                assert told.status_code in (400, 404)
            told = await ana.ask("/api/passkeys", {"answer": {}})
            assert told.json()["type"] == "passkey-too-late", "nothing was asked"
            assert (await ana.http.get("/api/session")).json()["name"] == "Ana"
            assert (await ana.http.get("/api/passkeys")).json() == []

    with house(tmp_path) as running:
        asyncio.run(evening(running))


def test_they_are_listed_removed_and_go_with_all_that_is_his(tmp_path: Path) -> None:
    async def evening(running: House) -> None:
        address = named(running)
        phones = [Telephone(address, counts=bool(number % 2)) for number in range(11)]
        async with Person(address, "Ana") as ana, stranger(address) as other:
            kept = [await make(ana, phone) for phone in phones[:10]][-1]
            assert len(kept) == 10
            options = (await ana.post("/api/passkeys/new"))["options"]
            assert len(options["excludeCredentials"]) == 10
            answer = await ana.ask("/api/passkeys", {"answer": phones[10].make(options)})
            assert (answer.status_code, answer.json()["type"]) == (409, "passkey-not-kept")
            gone = await ana.http.delete(f"/api/passkeys/{kept[0]['id']}", headers=ana.token)
            assert [each["id"] for each in gone.json()] == [each["id"] for each in kept[1:]]
            assert (await show(other, phones[0]))[0] == 404
            again = await ana.http.delete(f"/api/passkeys/{kept[0]['id']}", headers=ana.token)
            assert (again.status_code, again.json()["type"]) == (404, "no-such-passkey")
            options = (await ana.post("/api/passkeys/new"))["options"]
            taken = await ana.ask("/api/passkeys", {"answer": phones[1].make(options)})
            assert taken.status_code == 409, "one that is known already"
            for _ in range(2):
                assert (await show(other, phones[2]))[0] == 200, "one that does not count"
            everything = (await ana.http.get("/api/session/export")).json()
            assert len(everything["passkeys"]) == 9
            assert not any("key" in each or "body" in each for each in everything["passkeys"])
            async with stranger(address) as third:
                await third.post("/api/session", {"name": "Mallory"})
                foreign = await third.http.delete(f"/api/passkeys/{kept[3]['id']}", headers=third.token)
                assert foreign.status_code == 404, "somebody else's"
            await ana.post("/api/session/elsewhere")
            assert (await ana.http.get("/api/passkeys")).json() == []
            assert (await show(other, phones[3]))[0] == 404, "whoever had the session may have made it"
            await make(ana, phones[4])
            await ana.post("/api/session/forget", {"name": "Ana"})
            assert (await show(other, phones[4]))[0] == 404

    with house(tmp_path) as running:
        asyncio.run(evening(running))


def test_a_stranger_makes_none(tmp_path: Path) -> None:
    async def evening(running: House) -> None:
        async with stranger(named(running)) as nobody:
            for path in ("/api/passkeys/new", "/api/passkeys"):
                assert (await nobody.ask(path, {"answer": {}})).status_code == 401
            assert (await nobody.http.get("/api/passkeys")).status_code == 401

    with house(tmp_path) as running:
        asyncio.run(evening(running))
