"""An outcome that counts nothing but tricks, and one that counts tricks beside the last two."""

import pytest
from immutabledict import immutabledict

from barbu.deal import TrickOutcome
from barbu.deal.check import check_outcome
from barbu.errors import NotUnderstood
from barbu.rules import preset


def test_tricks_alone_make_an_outcome() -> None:
    rules = preset("classic-32")
    check_outcome(rules, rules.contract("tricks"), 4, TrickOutcome(immutabledict(), (5, 3, 0, 0)))
    with pytest.raises(NotUnderstood) as refused:
        check_outcome(rules, rules.contract("tricks"), 4, TrickOutcome(immutabledict(), (5, 4, 0, 0)))
    assert refused.value.id == "wrong-trick-sum"
    with pytest.raises(NotUnderstood) as refused:
        check_outcome(rules, rules.contract("tricks"), 4, TrickOutcome(immutabledict()))
    assert refused.value.id == "tricks-missing"


def test_who_took_the_last_two_tricks_has_two() -> None:
    rules = preset("fr-tableau-32")
    both = immutabledict(last2=(0, 0, 1, 0), last=(0, 0, 1, 0))
    check_outcome(rules, rules.contract("last_two"), 4, TrickOutcome(both, (2, 3, 2, 1)))
    with pytest.raises(NotUnderstood) as refused:
        check_outcome(rules, rules.contract("last_two"), 4, TrickOutcome(both, (2, 3, 1, 2)))
    assert refused.value.id == "last-without-trick"
