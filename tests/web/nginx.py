"""A real nginx in front of servers, with the very site that is handed out and a certificate of its own."""

from __future__ import annotations

import contextlib
import datetime
import os
import subprocess
from collections.abc import Iterator
from pathlib import Path

import httpx
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

from tests.web.house import free_port
from tests.web.people import trusting
from tools import system

SITE = Path(__file__).parents[2] / "deploy" / "nginx.conf"


def nginx_here() -> str:
    """The program; a test fails that needs it where it can be neither found nor installed."""
    found = system.program("nginx", "nginx-light")
    assert found is not None, "this test needs nginx: apt install nginx-light"
    return found


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
    user = "user root; " if os.geteuid() == 0 else ""  # who else could write into the folder of a test?
    head = f"{user}daemon off; pid {folder / 'pid'}; error_log {folder / 'error.log'};"
    whole = folder / "nginx.conf"
    whole.write_text(f"{head}\nevents {{ worker_connections 1024; }}\nhttp {{\n{paths}{site}\n}}\n", encoding="utf-8")
    words = [program, "-p", str(folder), "-c", str(whole)]
    checked = subprocess.run([*words, "-t"], capture_output=True, text=True, timeout=60)
    assert checked.returncode == 0, checked.stderr
    running = subprocess.Popen(words, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    address = f"https://127.0.0.1:{secure}"
    try:
        for _ in range(200):
            with contextlib.suppress(httpx.TransportError):
                httpx.get(f"{address}/api/health", verify=trusting(), trust_env=False)
                break
        yield address
    finally:
        running.terminate()
        running.wait(20)
