"""Making passkeys and checking them, by WebAuthn's rules as the package fido2 has them. Read only when it is needed:
with it comes a list of all public suffixes."""

import hashlib
import json
from collections.abc import Mapping, Sequence
from typing import Any

from fido2.server import Fido2Server
from fido2.webauthn import (
    AttestedCredentialData,
    AuthenticationResponse,
    PublicKeyCredentialRpEntity,
    PublicKeyCredentialUserEntity,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from barbu.errors import NotUnderstood

State = Mapping[str, Any]
"""What was asked, for the check of the answer."""
Json = dict[str, Any]

PREFERRED = UserVerificationRequirement.PREFERRED


def to_make(site: str, guest: str, name: str, known: Sequence[bytes]) -> tuple[Json, State]:
    """What a browser needs to make a passkey of the guest for this site, other than those known."""
    # The guest's id gets him in nowhere, but is nobody's business either.
    user = PublicKeyCredentialUserEntity(id=hashlib.sha256(guest.encode()).digest(), name=name, display_name=name)
    options, state = _server(site).register_begin(
        user, [AttestedCredentialData(each) for each in known],
        resident_key_requirement=ResidentKeyRequirement.REQUIRED, user_verification=PREFERRED,
    )  # fmt: skip
    return _json(options), state


def made(site: str, state: State, answer: Json) -> tuple[str, bytes, int]:
    """The id, the public half and the counter of the passkey that a browser has made; raises `NotUnderstood`."""
    try:
        told = _server(site).register_complete(state, answer)
        assert told.credential_data is not None, "it has just been read"
        return str(answer["id"]), bytes(told.credential_data), told.counter
    except Exception:  # whatever an answer may be that no browser gives
        raise NotUnderstood("passkey-refused") from None


def to_show(site: str) -> tuple[Json, State]:
    """What a browser needs to show a passkey of this site."""
    options, state = _server(site).authenticate_begin(user_verification=PREFERRED)
    return _json(options), state


def shown(site: str, state: State, public: bytes, answer: Json) -> int:
    """What the counter of the passkey says that a browser has shown; raises `NotUnderstood` for another's."""
    try:
        _server(site).authenticate_complete(state, [AttestedCredentialData(public)], answer)
        return int(AuthenticationResponse.from_dict(answer).response.authenticator_data.counter)
    except Exception:  # whatever an answer may be that no browser gives
        raise NotUnderstood("passkey-refused") from None


def _server(site: str) -> Fido2Server:
    return Fido2Server(PublicKeyCredentialRpEntity(name="Barbu", id=site))


def _json(options: Mapping[str, Any]) -> Json:
    found: Json = json.loads(json.dumps(dict(options)))["publicKey"]
    return found
