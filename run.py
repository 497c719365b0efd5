#!/usr/bin/env python3
"""Start Barbu from its source with nothing but Python.

    python3 run.py              serve the page on this machine and say where
    python3 run.py play         play in the terminal
    python3 run.py test         every check and test; `test --full` runs the long forms
    python3 run.py test WORDS   pytest alone, with these words
    python3 run.py audit        what is known against the packages that are used
    python3 run.py lock         renew the requirement files; `lock --upgrade` takes newer versions
    python3 run.py WORDS        `barbu WORDS`

The first start makes an environment in `.venv` beside this file. Later starts go straight to the program.
This file uses the standard library alone, and says so politely to a Python that is too old.
"""

from __future__ import annotations

try:
    import hashlib
    import json
    import os
    import sys
except KeyboardInterrupt:
    raise SystemExit(130) from None

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing itself costs more time than the rest of a warm start
    from typing import IO

OLDEST = (3, 11)
ROOT = os.path.dirname(os.path.abspath(__file__))
ENVIRONMENT = os.path.join(ROOT, ".venv")
# Written before the environment, so that one we did not make is never removed.
STAMP = os.path.join(ENVIRONMENT, "barbu-stamp.json")
GONE = os.path.join(ROOT, ".venv.old")
LOCK = os.path.join(ROOT, ".venv.lock")
WINDOWS = os.name == "nt"
BIN = os.path.join(ENVIRONMENT, "Scripts" if WINDOWS else "bin")
# The interpreter of the environment itself cannot make it anew.
PYTHON = getattr(sys, "_base_executable", "") if sys.prefix == ENVIRONMENT else sys.executable

BOOT, RUN, DEV = "requirements-boot.txt", "requirements.txt", "requirements-dev.txt"
POSTGRES = "requirements-postgres.txt"  # RUN, and what a database that several servers share needs
NODE = "requirements-node.txt"  # a Node for machines that have none
PAGE = os.path.join(ENVIRONMENT, "barbu-page")
PAGE_FOLDERS = ("ui/src", "ui/public", "ui/scripts", "src/barbu/locales")
PAGE_FILES = ("ui/package.json", "ui/package-lock.json", "ui/index.html", "ui/vite.config.ts")
MANIFEST = os.path.join(ROOT, "src", "barbu", "web", "static", ".vite", "manifest.json")


class Stop(Exception):
    """What went wrong and what to do about it, in words for the person who typed the command."""


# ------------------------------------------------------------------------- what is there already


def program(name: str) -> str:
    """Path of an installed program of the environment."""
    return os.path.join(BIN, name + (".exe" if WINDOWS else ""))


def digest(*names: str) -> str:
    """Hash of these files of the project, in this order."""
    total = hashlib.sha256()
    for name in names:
        with open(os.path.join(ROOT, name), "rb") as file:
            total.update(hashlib.sha256(file.read()).digest())
    return total.hexdigest()


def wanted(dev: bool = False, postgres: bool = False) -> dict[str, str]:
    """The stamp of an environment that is up to date; the development tools have in them what PostgreSQL needs.

    The interpreter and the folder count, because an environment holds the paths of both.
    """
    return {
        "python": f"{sys.version} {sys.base_prefix}",
        "root": ROOT,
        "boot": digest(BOOT),
        "run": digest(RUN, "pyproject.toml"),
        "dev": digest(DEV) if dev else "",
        "postgres": digest(POSTGRES) if postgres and not dev else "",
    }


def found() -> dict[str, str]:
    """The stamp of the environment; empty when there is none or it was not finished."""
    try:
        with open(STAMP, encoding="utf-8") as file:
            stamp = json.load(file)
    except (OSError, ValueError):
        return {}
    return stamp if isinstance(stamp, dict) and os.path.exists(program("python")) else {}


def kept(stamp: dict[str, str], dev: bool, postgres: bool) -> dict[str, str]:
    """The stamp of an environment that has what is asked for, and still what this one has."""
    return wanted(dev or bool(stamp.get("dev")), postgres or bool(stamp.get("postgres")))


def is_ready(stamp: dict[str, str], dev: bool, postgres: bool) -> bool:
    """Whether this environment serves; one with the development tools serves for playing too."""
    return stamp == kept(stamp, dev, postgres)


# ---------------------------------------------------------------------------- making the environment


def say(text: str) -> None:
    """Progress goes to standard error: what `barbu` prints may be going to a file."""
    print(text, file=sys.stderr, flush=True)


def attempt(command: list[str], env: dict[str, str] | None = None) -> str:
    """Run quietly; the empty string when it worked, else the end of what it printed."""
    import subprocess

    done = subprocess.run(
        command, cwd=ROOT, env=env, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
    )
    if done.returncode == 0:
        return ""
    lines = done.stdout.decode("utf-8", "replace").strip().splitlines()
    return "\n".join("    " + line for line in lines[-15:]) or f"    exit code {done.returncode}"


def create() -> list[str]:
    """Make an empty environment; the command that is its pip."""
    import importlib.util
    import shutil

    if os.path.isdir(ENVIRONMENT):
        if os.listdir(ENVIRONMENT) and not os.path.exists(STAMP):
            raise Stop(f"{ENVIRONMENT} was not made by run.py. Move it away, then start again.")
        # Moved first: killed while removing, it must not look like an environment of someone else.
        shutil.rmtree(GONE, ignore_errors=True)
        os.rename(ENVIRONMENT, GONE)
    shutil.rmtree(GONE, ignore_errors=True)
    os.mkdir(ENVIRONMENT)
    write_stamp({})
    make = [PYTHON, "-m", "venv", ENVIRONMENT]
    if importlib.util.find_spec("venv") and importlib.util.find_spec("ensurepip"):
        problem = attempt(make)
        if not problem:
            return [program("python"), "-m", "pip"]
    elif importlib.util.find_spec("venv") and importlib.util.find_spec("pip"):
        # Some systems take ensurepip out of Python, but their pip can serve another environment.
        problem = attempt([*make, "--without-pip"])
        if not problem:
            return [PYTHON, "-m", "pip", "--python", program("python")]
    else:
        problem = "    this Python has no venv, ensurepip or pip module"
    raise Stop(
        f"Python could not make an environment in {ENVIRONMENT}:\n{problem}\n"
        "On Debian and Ubuntu: apt install python3-venv. Elsewhere: install a complete Python 3.11 or later."
    )


def uv_environment(pip: list[str]) -> dict[str, str]:
    """Settings for uv: this interpreter, never a downloaded one, and the index that pip is told to use."""
    import ast
    import subprocess

    env = dict(os.environ)
    env.update(UV_PYTHON_DOWNLOADS="never", UV_PYTHON=PYTHON)
    env.pop("VIRTUAL_ENV", None)
    if any(env.get(name) for name in ("UV_DEFAULT_INDEX", "UV_INDEX_URL", "UV_INDEX", "UV_CONFIG_FILE")):
        return env
    listed = subprocess.run([*pip, "config", "list"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    for line in listed.stdout.decode("utf-8", "replace").splitlines():
        key, _, value = line.partition("=")
        name = {"index-url": "UV_DEFAULT_INDEX", "cert": "SSL_CERT_FILE"}.get(key.rpartition(".")[2])
        if name and not os.environ.get(name):
            env[name] = str(ast.literal_eval(value))
    return env


NETWORK = (
    "Look at the lines above. Most often the network is down, or a proxy or a package index of your own is "
    "needed:\npip's settings are used (`python3 -m pip config list`). Then run the same command again."
)


def install(pip: list[str], stamp: dict[str, str], want: dict[str, str]) -> None:
    """Bring the environment to what the requirement files say, every file checked by its hash."""
    quiet = ["--quiet", "--disable-pip-version-check", "--no-input", "--retries", "2"]
    if stamp.get("boot") != want["boot"]:
        command = [*pip, "install", *quiet, "--no-deps", "--require-hashes", "-r", BOOT]
        problem = attempt(command)
        if problem:
            raise Stop(f"pip could not install uv, which fetches the rest:\n{problem}\n{NETWORK}")
    env = uv_environment(pip)
    uv = [program("uv"), "pip"]
    python = ["--python", program("python")]
    files = [BOOT, DEV if want["dev"] else POSTGRES if want["postgres"] else RUN]
    problem = attempt([*uv, "sync", *python, "--require-hashes", "--compile-bytecode", *files], env)
    if problem:
        # pip knows settings that uv does not (find-links, extra indexes, keyrings): slower, same hashes.
        names = [word for name in files for word in ("-r", name)]
        again = attempt([*pip, "install", *quiet, "--no-deps", "--require-hashes", *names])
        if again:
            raise Stop(f"Neither uv nor pip could install the rest.\nuv:\n{problem}\npip:\n{again}\n{NETWORK}")
    env["BARBU_PAGE_LATER"] = "1"
    problem = attempt([*uv, "install", *python, "--no-deps", "--no-build-isolation", "--editable", ROOT], env)
    if problem:
        raise Stop(f"Barbu itself could not be installed:\n{problem}")


def write_stamp(stamp: dict[str, str]) -> None:
    """Replace the stamp in one step, so that a kill leaves the old one or the new one."""
    new = ENVIRONMENT + ".stamp"
    with open(new, "w", encoding="utf-8") as file:
        json.dump(stamp, file, indent=1)
    os.replace(new, STAMP)


def prepare(dev: bool = False, postgres: bool = False) -> None:
    """Make the environment, or bring it up to date; a second start waits for the first."""
    with open(LOCK, "a+b") as lock:
        hold(lock)
        stamp = found()
        if is_ready(stamp, dev, postgres):
            return
        want = kept(stamp, dev, postgres)
        if stamp and all(stamp.get(key) == want[key] for key in ("python", "root")):
            say("Updating the environment…")
            pip = [program("python"), "-m", "pip"]
            if attempt([*pip, "--version"]):
                pip = [PYTHON, "-m", "pip", "--python", program("python")]
            write_stamp({})  # killed from here on, it is made anew
        else:
            say("Preparing the environment (the first start only, under a minute)…")
            stamp, pip = {}, create()
        install(pip, stamp, want)
        write_stamp(want)


def page_marks() -> str:
    """Names, sizes and times of all that the page is made of: a cheap sign that something has changed."""
    marks = []
    folders = [os.path.join(ROOT, *name.split("/")) for name in PAGE_FOLDERS]
    while folders:
        with os.scandir(folders.pop()) as entries:
            for entry in entries:
                if entry.is_dir():
                    folders.append(entry.path)
                elif not entry.name.endswith(".pyc"):
                    marks.append(f"{entry.path} {entry.stat().st_size} {entry.stat().st_mtime_ns}")
    for name in PAGE_FILES:
        stat = os.stat(os.path.join(ROOT, *name.split("/")))
        marks.append(f"{name} {stat.st_size} {stat.st_mtime_ns}")
    return hashlib.sha256("\n".join(sorted(marks)).encode()).hexdigest()


def ensure_page() -> None:
    """Build the page where it is not what its sources say; a Node is fetched where the machine has none."""
    import shutil

    marks = page_marks()
    try:
        with open(PAGE, encoding="utf-8") as file:
            if file.read() == marks and os.path.exists(MANIFEST):
                return
    except OSError:
        pass
    with open(LOCK, "a+b") as lock:
        hold(lock)
        if not os.path.exists(MANIFEST):
            say("Building the page (the first time only)…")
        if shutil.which("npm") is None:
            env = uv_environment([program("python"), "-m", "pip"])
            words = ["pip", "install", "--python", program("python"), "--require-hashes", "-r", NODE]
            problem = attempt([program("uv"), *words], env)
            if problem:
                raise Stop(f"Node, which builds the page, could not be installed:\n{problem}\n{NETWORK}")
        problem = attempt([program("python"), os.path.join(ROOT, "tools", "page.py")])
        if problem:
            raise Stop(f"The page could not be built:\n{problem}\n{NETWORK}")
        with open(PAGE, "w", encoding="utf-8") as file:
            file.write(marks)


def hold(lock: IO[bytes]) -> None:
    """Take the lock, or say why we wait; the system gives it back at our end, even after a kill."""
    waiting = "Another start is preparing the environment; waiting for it…"
    if sys.platform == "win32":
        import msvcrt
        import time

        while True:
            try:
                lock.seek(0)
                msvcrt.locking(lock.fileno(), msvcrt.LK_NBLCK, 1)
                return
            except OSError:
                if waiting:
                    say(waiting)
                waiting = ""
                time.sleep(0.2)
    import fcntl

    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        say(waiting)
        fcntl.flock(lock, fcntl.LOCK_EX)


# ------------------------------------------------------------------------------------- the commands


def called() -> str:
    """How this was called, so that the program can tell how to call it again."""
    path = sys.argv[0]
    return ("python " if WINDOWS else "python3 ") + (f'"{path}"' if " " in path else path)


def become(command: list[str]) -> int:
    """Run the command in our place: it owns the terminal, gets the signals and gives the exit code."""
    if not WINDOWS:
        for stream in (sys.stdout, sys.stderr):
            if stream is not None:
                stream.flush()
        os.execv(command[0], command)
    import subprocess

    with subprocess.Popen(command) as child:
        while True:
            try:
                return child.wait()
            except KeyboardInterrupt:
                continue  # the child has it too, and decides


def is_terminal(stream: IO[str] | None) -> bool:
    """Whether a person is there; a stream that was closed before we began is None."""
    return stream is not None and stream.isatty()


def lock_files(words: list[str]) -> None:
    """Write the requirement files from pyproject.toml, with hashes and without any address."""
    env = uv_environment([program("python"), "-m", "pip"])
    options = ["--universal", "--python-version", ".".join(map(str, OLDEST)), "--generate-hashes", "--quiet"]
    options += ["--no-header", "--no-annotate", "--no-emit-index-url", "--no-emit-find-links", *words]
    project = "pyproject.toml"
    for name, source in (
        (BOOT, ["--group", f"{project}:boot"]),
        (RUN, [project, "--extra", "fast"]),
        (NODE, ["--group", f"{project}:node"]),
        # One environment holds them, so each agrees with those before it.
        (POSTGRES, [project, "--extra", "fast", "--extra", "postgres", "-c", BOOT, "-c", RUN]),
        (DEV, [project, "--all-extras", "--group", f"{project}:dev", "-c", BOOT, "-c", POSTGRES]),
    ):
        say(f"Writing {name}…")
        problem = attempt([program("uv"), "pip", "compile", *options, *source, "-o", name], env)
        if problem:
            raise Stop(f"uv could not resolve {name}:\n{problem}\n{NETWORK}")
        with open(os.path.join(ROOT, name), encoding="utf-8") as file:
            if "://" in file.read():
                raise Stop(f"{name} names an address, which a requirement file here never does.")


def names_postgres(words: list[str]) -> bool:
    """Whether the words, or the environment, name a PostgreSQL database."""
    named = (word.removeprefix("--database=") for word in (*words, os.environ.get("BARBU_DATABASE", "")))
    return any(each.startswith(("postgres://", "postgresql://")) for each in named)


def main(words: list[str]) -> int:
    """Do what the words say."""
    dev, postgres = words[:1] in (["test"], ["audit"]), names_postgres(words)
    if not is_ready(found(), dev, postgres):
        prepare(dev, postgres)
    if words[:1] == ["audit"]:
        return become([program("python"), os.path.join(ROOT, "tools", "audit.py")])
    if dev or not words or words[0] == "serve":
        ensure_page()
    if dev:
        return become([program("python"), os.path.join(ROOT, "tools", "check.py"), *words[1:]])
    if words[:1] == ["lock"]:
        lock_files(words[1:])
        return 0
    os.environ["BARBU_COMMAND"] = called()
    return become([program("barbu"), *(words or ["serve"])])


READ_ONLY = (
    "Barbu keeps its environment beside run.py, so the folder must be one that you may write to, with room in it."
)


def start(words: list[str]) -> int:
    """Do what the words say, and put what goes wrong into words; the exit code."""
    if sys.version_info < OLDEST:
        say("Barbu needs Python {}.{} or later; this is {}.".format(*OLDEST, sys.version.split()[0]))
        return 1
    try:
        return main(words)
    except Stop as stop:
        say(str(stop))
    except OSError as error:
        say(f"Barbu could not start: {error.strerror or error}: {error.filename or ROOT}\n{READ_ONLY}")
    except KeyboardInterrupt:
        return 130
    return 1


if __name__ == "__main__":
    sys.exit(start(sys.argv[1:]))
