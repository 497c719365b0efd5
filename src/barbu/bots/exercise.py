"""Runs every compiled function that bots use once, so that it is compiled."""

import numpy as np

from barbu.deal.setup import Setup
from barbu.kernel import facts
from barbu.kernel.bits import seeded
from barbu.kernel.convert import codes_in
from barbu.kernel.play import begin, legal
from barbu.kernel.playout import deal_hands
from barbu.kernel.policy import best, slipped
from barbu.kernel.records import Deal, deals
from barbu.kernel.search import endings, openings, search
from barbu.kernel.vector import codes, rule_vector
from barbu.kernel.worlds import NO_CLAUSES, draw_many, table
from barbu.rules.meaning import dealt_pack
from barbu.rules.model import Ruleset, TrickContract

PLAYERS = 4


def exercise() -> None:
    """One decision, and one deal, by each means there is."""
    rules = Ruleset()
    vector = rule_vector(Setup(rules, TrickContract(id="tricks"), PLAYERS, 0))
    pack = np.array([codes(rules)[card] for card in dealt_pack(rules, PLAYERS)], np.int64)
    deal: Deal = deals(1)[0]
    deal_hands(vector, deal, pack)
    begin(vector, deal, 0)
    own = int(deal.hands[0])
    hidden = np.array([code for code in pack if not own >> int(code) & 1], np.int64)
    need = np.array([0, *[len(hidden) // (PLAYERS - 1)] * (PLAYERS - 1)], np.int64)
    everyone = np.full(len(hidden), (1 << PLAYERS) - 2, np.int64)
    hands = np.zeros((1, PLAYERS), np.int64)
    draw_many(table(hidden, need, everyone, NO_CLAUSES), np.array([seeded(1)], np.int64), hands)
    hands |= np.array([own, 0, 0, 0], np.int64)
    acts = int(legal(vector, deal))
    best(vector, deal, acts)
    slipped(vector, deal, acts, 1.0)
    search(vector, deal, hands, codes_in(acts))
    endings(vector, deal, hands, codes_in(acts))
    openings(vector, hands, [0])
    facts.imagined(vector, facts.Log([], [], 0, -1, 0), (own, 0, 0, 0), 1, 1)
