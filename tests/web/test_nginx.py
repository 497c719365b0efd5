"""A table through a real nginx, with the very file that is handed out."""

from __future__ import annotations

import asyncio
import contextlib
import datetime
import re
import shutil
import ssl
import subprocess
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

from tests.support import scale
from tests.web.house import Process
from tests.web.people import Person, first_legal
from tests.web.test_watched import free_port

SITE = Path(__file__).parents[2] / "deploy" / "nginx.conf"


def nginx_here() -> str:
    """The program; a test that cannot run is left out in the short form, and fails in the long one."""
    found = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin:/usr/local/sbin")
    if found is None:
        (pytest.fail if scale.full() else pytest.skip)("no nginx on this machine: apt install nginx-light")
    return str(found)


def certificate(folder: Path) -> tuple[Path, Path]:
    """A certificate of our own for 127.0.0.1, and its key."""
    key, name = ec.generate_private_key(ec.SECP256R1()), x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "barbu")])
    now = datetime.datetime.now(datetime.UTC)
    made = (
        x509.CertificateBuilder().subject_name(name).issuer_name(name).public_key(key.public_key())
        .serial_number(1).not_valid_before(now - datetime.timedelta(1)).not_valid_after(now + datetime.timedelta(1))
        .sign(key, hashes.SHA256())
    )  # fmt: skip
    cert, private = folder / "cert.pem", folder / "key.pem"
    cert.write_bytes(made.public_bytes(serialization.Encoding.PEM))
    private.write_bytes(
        key.private_bytes(
            serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
        )
    )  # fmt: skip
    return cert, private


@contextlib.contextmanager
def proxied(folder: Path, *ports: int) -> Iterator[str]:
    """nginx with our site in front of these servers; its address."""
    program = nginx_here()
    cert, key = certificate(folder)
    plain, secure = free_port(), free_port()
    site = SITE.read_text(encoding="utf-8")
    servers = "\n".join(f"    server 127.0.0.1:{port} max_fails=1 fail_timeout=2s;" for port in ports)
    for old, new in (
        ("    server 127.0.0.1:8000 max_fails=1 fail_timeout=2s;", servers),
        ("    listen [::]:80;\n", ""), ("    listen [::]:443 ssl http2;\n", ""),
        ("listen 80;", f"listen 127.0.0.1:{plain};"), ("listen 443 ssl", f"listen 127.0.0.1:{secure} ssl"),
        ("/etc/letsencrypt/live/barbu.example/fullchain.pem", str(cert)),
        ("/etc/letsencrypt/live/barbu.example/privkey.pem", str(key)),
        ("/var/log/nginx/barbu.log", str(folder / "access.log")),
    ):  # fmt: skip
        assert old in site, old
        site = site.replace(old, new)
    paths = "".join(
        f"{name}_temp_path {folder / name};\n" for name in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    whole = folder / "nginx.conf"
    whole.write_text(
        f"daemon off; pid {folder / 'pid'}; error_log {folder / 'error.log'};\nevents {{ worker_connections 1024; }}\n"
        f"http {{\n{paths}{site}\n}}\n",
        encoding="utf-8",
    )
    words = [program, "-p", str(folder), "-c", str(whole)]
    checked = subprocess.run([*words, "-t"], capture_output=True, text=True, timeout=60)
    assert checked.returncode == 0, checked.stderr
    running = subprocess.Popen(words, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    address = f"https://127.0.0.1:{secure}"
    try:
        for _ in range(200):
            with contextlib.suppress(httpx.TransportError):
                httpx.get(f"{address}/api/health", verify=_trusting(), trust_env=False)
                break
        yield address
    finally:
        running.terminate()
        running.wait(20)


def _trusting() -> ssl.SSLContext:
    context = ssl.create_default_context()
    context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
    return context


class Guest(Person):
    """A person who comes by TLS."""

    def __init__(self, address: str, name: str) -> None:
        super().__init__(address, name)
        self.http = httpx.AsyncClient(base_url=address, timeout=60, trust_env=False, verify=_trusting())


async def ready(guest: Guest) -> bool:
    """Whether the server says that it is, once its bots are warm."""
    for _ in range(240):
        if (await guest.http.get("/api/ready")).status_code == 200:
            return True
        await asyncio.sleep(1)
    return False


def test_a_match_through_nginx_with_tls_and_streams(tmp_path: Path) -> None:
    nginx_here()

    async def evening(address: str) -> str:
        async with Guest(address, "Ana") as ana, Guest(address, "Boris") as boris:
            rules = {"toml": 'extends = "classic-32"\ndeals = 1'}
            wish = {"source": rules, "players": 4, "pace": "instant", "bots": [None, "random", "random"]}
            table = str((await ana.post("/api/tables", wish))["id"])
            await boris.post(f"/api/tables/{table}/sit", {"seat": 1})
            await ana.post(f"/api/tables/{table}/start")
            both = asyncio.gather(ana.play(table, first_legal), boris.play(table, first_legal))
            views = await asyncio.wait_for(both, 200)
            assert [view["phase"] for view in views] == ["Finished"] * 2
            answer = await ana.http.get("/api/session", headers={"X-Forwarded-For": "203.0.113.9"})
            assert answer.headers["strict-transport-security"] == "max-age=31536000"
            assert len(answer.headers.get_list("content-security-policy")) == 1
            assert await ready(ana), "from this machine"
            huge = await ana.http.post("/api/rules/check", content=b"x" * 8_000_000, headers=ana.token)
            assert huge.status_code == 413
            body = {"action": {"kind": "play", "card": "QS"}, "expect_seq": 1, "key": "k"}
            assert (await ana.http.post(f"/api/tables/{table}/act", json=body)).status_code == 403, "without its token"
            return table

    log = tmp_path / "log"
    words = ("--secure", "--proxy", "127.0.0.1", "--log", "json", "--access-log")
    with Process(tmp_path / "data", *words, log=log).kept() as server, proxied(tmp_path, server.port) as address:
        table = asyncio.run(evening(address))
        plain = re.search(r"listen (127\.0\.0\.1:\d+);", (tmp_path / "nginx.conf").read_text())
        assert plain is not None
        moved = httpx.get(f"http://{plain[1]}/t/x", trust_env=False)
        assert (moved.status_code, moved.headers["location"]) == (301, "https://127.0.0.1/t/x")
    assert table not in (tmp_path / "access.log").read_text(), "whoever reads it gets in nowhere"
    assert '"client":"127.0.0.1"' in log.read_text()
    assert "203.0.113.9" not in log.read_text(), "what a guest claims is replaced"
