"""The page itself: one document for all its addresses, and the files it is made of."""

from collections.abc import Callable
from importlib import resources
from pathlib import Path
from typing import Any

from litestar import Request, Router, get
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath
from litestar.response import File, Response
from litestar.static_files import create_static_files_router

from barbu.web.document import document
from barbu.web.guests import Asked
from barbu.web.problems import failed
from barbu.web.voices import asked_for

STATIC = Path(str(resources.files("barbu.web"))) / "static"

ADDRESSES = (
    "/", "/t/{rest:path}", "/archive", "/archive/{rest:path}", "/replay/{rest:path}", "/settings", "/help",
    "/help/{rest:path}", "/new", "/rules", "/rules/{rest:path}", "/score", "/score/{rest:path}", "/fair",
    "/move",
)  # fmt: skip
"""The page's own addresses; it finds out by itself what to show."""

YEAR = "public, max-age=31536000, immutable"
UNBUILT = "<!doctype html><meta charset=utf-8><title>Barbu</title><p>/api/schema/openapi.json"


def pages(static: Path = STATIC) -> list[HTTPRouteHandler | Router]:
    """The routes of the page; where it has not been built they say where the interface is described."""

    @get(list(ADDRESSES), include_in_schema=False, sync_to_thread=False)
    def page(request: Asked) -> Response[str]:
        """The document."""
        index = static / "index.html"
        if not index.is_file():
            return Response(UNBUILT, media_type="text/html")
        return _document(request, index, request.url.path.split("/")[1])

    @get("/{name:str}", include_in_schema=False, sync_to_thread=False)
    def root_file(name: FromPath[str]) -> File:
        """A file beside the document, such as the icon or the manifest."""
        file = static / name
        if file.parent != static or not file.is_file() or name.startswith("."):
            raise NotFoundException()
        return File(
            file, filename=name, content_disposition_type="inline", headers={"Cache-Control": "public, max-age=3600"}
        )

    found: list[HTTPRouteHandler | Router] = [page, root_file]
    if (static / "assets").is_dir():
        found.append(
            create_static_files_router(
                "/assets", [static / "assets"], cache_control=None, name="assets", include_in_schema=False,
                after_request=_for_a_year,
            )
        )  # fmt: skip
    return found


def _document(request: Request[Any, Any, Any], index: Path, word: str, status: int = 200) -> Response[str]:
    lang = asked_for(request.headers.get("accept-language", ""))
    text = document(index.parent, index.stat().st_mtime_ns, word, lang)
    headers = {"Cache-Control": "no-cache", "Vary": "Accept, Accept-Language"}
    return Response(text, status_code=status, media_type="text/html", headers=headers)


def nothing_here(static: Path = STATIC) -> Callable[[Request[Any, Any, Any], NotFoundException], Response[Any]]:
    """What answers an address that there is not: to who reads pages the page, which says so, to others a problem."""

    def answer(request: Request[Any, Any, Any], error: NotFoundException) -> Response[Any]:
        reads = request.method in ("GET", "HEAD") and "text/html" in request.headers.get("accept", "")
        index = static / "index.html"
        if not reads or request.url.path.startswith(("/api/", "/assets/")) or not index.is_file():
            return failed(request, error)
        return _document(request, index, "404", 404)

    return answer


def _for_a_year(response: Response[bytes]) -> Response[bytes]:
    """The names of these files change with what is in them."""
    response.headers["Cache-Control"] = YEAR
    return response
