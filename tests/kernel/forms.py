"""What both forms of the kernel must give the same: `python -m tests.kernel.forms DEALS` prints it as one number.

Run with `BARBU_PLAIN=1` it is the plain form, which is compared with the reference here too.
"""

from __future__ import annotations

import hashlib
import sys
from pathlib import Path

if __name__ == "__main__":
    sys.path[:0] = [str(Path(__file__).resolve().parents[2] / "src"), str(Path(__file__).resolve().parents[2])]

from barbu.kernel import convert
from barbu.kernel.bits import seeded
from barbu.kernel.jit import COMPILED
from barbu.kernel.play import legal
from barbu.kernel.playout import candidates, playouts, random_deals
from barbu.kernel.vector import rule_vector
from tests.kernel import twins


def digest(number: int) -> str:
    """A hash of all gains in so many deals of random rulesets and what follows from each first act."""
    total = hashlib.sha256()
    done = seed = 0
    while done < number:
        for _, setup, hands, call in twins.random_deals(f"forms/{seed}"):
            vector = rule_vector(setup, call)
            worlds = convert.copies(twins.begun(setup, hands, vector), 2)
            for place, world in enumerate(worlds):
                world.rng = seeded(done + place)
            before = worlds.tobytes()
            actions = list(convert.codes_in(legal(vector, worlds[0])))
            for guided in (False, True):
                total.update(playouts(vector, worlds, guided=guided).tobytes())
                total.update(candidates(vector, worlds, actions, guided=guided).tobytes())
                total.update(random_deals(vector, 2, seed, first=setup.first, guided=guided).tobytes())
            assert worlds.tobytes() == before
            done += 1
        seed += 1
    return total.hexdigest()


def compare(number: int) -> None:
    """Plays so many random deals in this form and in the reference."""
    done = seed = 0
    while done < number:
        for rng, setup, hands, call in twins.random_deals(f"plain/{seed}"):
            twins.compare(rng, setup, hands, call, light=done % 2 == 0)
            done += 1
        seed += 1


if __name__ == "__main__":
    assert not COMPILED
    assert "numba" not in sys.modules
    compare(int(sys.argv[1]))
    print(digest(int(sys.argv[1])))
