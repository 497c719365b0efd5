"""Gives a browser a font for Chinese: without one, as on many a machine, all its signs are the same box."""

from __future__ import annotations

import os
from pathlib import Path

import pylopdf_fonts_zh_cn

CONFIG = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir>{folder}</dir>
  <cachedir>{folder}/cache</cachedir>
</fontconfig>
"""


def with_chinese(folder: Path) -> dict[str, str]:
    """The environment of a browser that has the system's fonts and one for Chinese, told of in this empty folder."""
    font = pylopdf_fonts_zh_cn.sans_path()
    (folder / font.name).symlink_to(font)
    config = folder / "fonts.conf"
    config.write_text(CONFIG.format(folder=folder), encoding="utf-8")
    return {**os.environ, "FONTCONFIG_FILE": str(config)}
