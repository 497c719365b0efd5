"""Barbu: write your table's rules down once, and everything follows them.

The public names are those of `barbu.public`; `README.md` shows them at work. They are loaded when the first of them is
asked for, so that importing the package costs nothing: `barbu` the program can say in peace that it was stopped.
"""

TYPE_CHECKING = False  # typing itself would cost more than all that is here
if TYPE_CHECKING:
    from barbu.public import *  # noqa: F403
else:

    def __getattr__(name: str) -> object:
        """A public name, at its first use."""
        if name.startswith("_") and name != "__all__":
            raise AttributeError(f"module 'barbu' has no attribute {name!r}")
        import importlib

        public = importlib.import_module("barbu.public")
        found = getattr(public, name) if name in ("__all__", *public.__all__) else None
        if found is None:
            raise AttributeError(f"module 'barbu' has no attribute {name!r}")
        globals()[name] = found
        return found

    def __dir__() -> list[str]:
        from barbu.public import __all__ as names

        return sorted({*globals(), *names})
