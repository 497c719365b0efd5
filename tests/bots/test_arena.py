"""The arena: what it measures is right, what it has measured is kept, and what it writes reads back."""

from __future__ import annotations

import math
import random
from pathlib import Path

import msgspec
import pytest
from distributed import LocalCluster

from barbu.bots import bot, warm
from barbu.bots.arena import deals, figures, lab, plan, report
from barbu.bots.arena.board import Board, DealPlay
from barbu.bots.arena.chart import chart
from barbu.bots.arena.players import player, player_names
from barbu.bots.arena.rows import NAMED, RANDOM, TABLES, WHOLE, Row, all_rows, matching, only, pooled, whole
from barbu.cards import Card
from barbu.cli.app import run
from barbu.croupier import Seeded, chance
from barbu.deal.actions import Play
from barbu.errors import NotUnderstood
from barbu.kernel.records import plain
from barbu.locales import available, locale
from barbu.match import Event, Match
from barbu.rules import Ruleset, preset
from barbu.rules.presets import read
from tests.support import drive, edges, scale
from tests.support.drive import shortened
from tests.support.positions import dealt_match, filled

FOLDER = Path(__file__).parents[2] / "benchmarks" / "rulesets"
EN = locale("en")


@pytest.fixture(scope="module", autouse=True)
def _warm() -> None:
    warm()


def others() -> list[tuple[str, Ruleset]]:
    """The random rulesets."""
    return [(path.stem, read(path.read_text(encoding="utf-8"))) for path in sorted(FOLDER.glob("*.toml"))]


def row(name: str) -> Row:
    """The row of this name."""
    (found,) = matching(all_rows(others()), [name])
    return found


def measured(one: Row, candidate: str, against: str, count: int) -> figures.Figure:
    """An edge over so many deals."""
    pair = plan.Pair(candidate, against)
    done = lab.play_piece(plan.Piece(one, pair, "test", 0, count))
    return figures.figures([one], [pair], [done])[0]


# --- what is measured -------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["classic-32/4/salad", "fr-tableau-32/3/domino", "marie-luce-52/6/hearts"])
def test_a_player_has_no_edge_over_himself(name: str) -> None:
    """Under two names, since what players of one name do is asked once."""
    found = measured(row(name), "heuristic", "regular", 3)
    assert found.edge == 0
    assert found.error == 0


def test_nor_in_whole_matches_with_choices_and_doubles() -> None:
    short = whole("short", shortened(preset("tournament-52"), 4, 3), 4)
    assert measured(short, "heuristic", "regular", 2).edge == 0


@pytest.mark.parametrize("name", ["fr-tableau-32/4/queens", "suite-8/4/domino"])
def test_an_edge_is_what_an_independent_count_gives(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """`tests/support/edges.py` plays the same deals without sharing a thing between seatings."""
    one = row(name)

    def dealt(match: Match, rng: object) -> Event | None:
        return chance(match, Seeded(seed))

    monkeypatch.setattr(drive, "chance", dealt)
    totals = []
    for number in range(6):
        seed = one.seed("test", number)
        found = edges._deal(one.rules[0], one.players, bot("regular").decide, bot("careful").decide, seed)
        share = one.rules[0].gain(one.shares[0]) / one.players
        totals.append(100 * (found - share) / abs(share))
    assert measured(one, "regular", "careful", 6).edge == pytest.approx(sum(totals) / 6)


SAME = [
    ("casual", "beginner", 3),
    ("strong", "regular", 1),
    ("expert", "strong", 1),
    ("regular", "pimc-h20", 1),
    ("open-hands", "casual", 2),
    ("careful", "regular", 1),
    ("regular+choose=strong+double=strong", "casual", 2),
]
"""Pairs, and on how many rows of each kind they are compared."""


@pytest.mark.parametrize(("candidate", "against", "number"), SAME)
def test_deals_on_the_kernel_s_record_end_as_those_through_views(candidate: str, against: str, number: int) -> None:
    rng, rows = random.Random(f"{candidate} {against}"), all_rows(others())
    one, other = player(candidate), player(against)
    for kind in (NAMED, RANDOM):
        for each in rng.sample(matching(rows, [kind]), scale.count(number, 20 * number)):
            deal = rng.randrange(1000)
            dealt = each.rules[deal % len(each.rules)], each.players, each.seed("same", deal), one, other
            assert deals.duplicate(*dealt) == deals.duplicate(*dealt, deals.Times()), (each.name, deal)


def test_a_turn_shows_no_other_hand_and_follows_from_what_is_seen() -> None:
    """Two hidden hands that change places change nothing of it."""
    rules = only(preset("classic-32"), "hearts")
    one, two, three, four = filled(rules, 4, ["7C 8C", "9C", "", ""])
    told = []
    for hands in ((one, two, three, four), (one, two, four, three)):
        play = DealPlay(dealt_match(rules, 4, hands, 3), "seed")
        act = play.code(play.root, Play(Card.parse("7C")))
        seen, rng = play.turn(play._after(play.root, act), [(play.root, act)])
        assert [seat for seat in range(4) if seen.deal.hands[seat]] == [1]
        told.append((vars(plain(seen.deal)), seen.acts, list(seen.own), seen.log, rng.random()))
    assert told[0] == told[1]


@pytest.mark.parametrize("name", ["tournament-52", "suite-8", "classic-32"])
def test_so_do_whole_matches(name: str) -> None:
    """With calls between the deals, and layouts that are dealt again."""
    for number in range(scale.count(2, 40)):
        dealt = shortened(preset(name), 4, 3), 4, f"same {number}", player("casual"), player("regular")
        assert deals.duplicate(*dealt) == deals.duplicate(*dealt, deals.Times())


def test_so_do_layouts_that_are_dealt_again_when_stuck(monkeypatch: pytest.MonkeyPatch) -> None:
    """A card is left over by chance, and nothing is laid beyond it."""
    again = []
    real = DealPlay.gains

    def noted(play: DealPlay, end: Board) -> list[int] | None:
        found = real(play, end)
        again.append(found is None)
        return found

    monkeypatch.setattr(DealPlay, "gains", noted)
    rules = only(preset("marie-luce-52"), "domino")
    row = msgspec.structs.replace(rules.contract("domino"), missing="block", blocked="redeal")
    rules = msgspec.structs.replace(rules, contracts=(row,))
    for number in range(4):
        dealt = rules, 3, f"stuck {number}", player("casual"), player("regular")
        assert deals.duplicate(*dealt) == deals.duplicate(*dealt, deals.Times())
    assert any(again)


def test_who_sees_all_hands_is_better_for_it() -> None:
    assert measured(row("fr-tableau-32/4/hearts"), "open-hands", "regular", 12).edge > 0


@pytest.mark.parametrize("name", ["random-01/4/all", "random-06/4/all"])
def test_contracts_of_a_random_ruleset_take_turns(name: str) -> None:
    one = row(name)
    assert len(one.rules) > 1
    found = measured(one, "regular", "random", 2 * len(one.rules))
    assert found.unit == "%"
    assert found.deals == 2 * len(one.rules)


def test_times_are_counted_to_a_few_percent() -> None:
    for seconds in (1e-6, 3.3e-5, 1e-3, 0.7):
        assert deals.micros_of(deals.step_of(seconds)) == pytest.approx(1e6 * seconds, rel=0.07)


# --- what is planned --------------------------------------------------------------------------------


def test_the_plan_has_all_that_the_table_tells() -> None:
    rows, pairs = all_rows(others()), plan.default_pairs()
    assert len(matching(rows, [RANDOM])) == 20
    assert {each.players for each in rows} == {3, 4, 5, 6}
    assert {name for name, _ in TABLES} == {each.ruleset for each in matching(rows, [NAMED])}
    assert all(each.percent for each in rows if each.kind != WHOLE)
    assert {(pair.candidate, pair.against) for pair in pairs} >= {
        ("beginner", "random"), ("casual", "beginner"), ("regular", "casual"), ("strong", "regular"),
        ("expert", "strong"), ("expert", "regular"), ("open-hands", "regular"), ("expert", "pimc-h20"),
    }  # fmt: skip
    for pair in pairs:
        player(pair.candidate), player(pair.against)
    named = {each.name for each in rows if each.kind == NAMED}
    full = [piece for piece in plan.pieces(rows, pairs) if piece.pair == plan.Pair("expert", "regular")]
    assert {name: sum(piece.count for piece in full if piece.row.name == name) for name in named} == dict.fromkeys(
        named, 400
    )


def test_random_rulesets_are_those_that_the_script_draws() -> None:
    from benchmarks.rulesets import drawn

    name, rules = next(drawn())
    assert dict(others())[name] == msgspec.structs.replace(rules, name=name)


def test_a_row_without_a_total_is_told_in_points() -> None:
    rules = preset("fr-tableau-32")
    even = msgspec.structs.replace(rules.contract("domino"), payout=(10, 0, 0, -10))
    contracts = tuple(even if each.id == "domino" else each for each in rules.contracts)
    one = pooled("even", msgspec.structs.replace(rules, contracts=contracts), 4)
    assert measured(one, "regular", "random", len(one.rules)).unit == "points"


def test_mixtures_choose_and_double_like_others() -> None:
    short = whole("short", shortened(preset("tournament-52"), 4, 2), 4)
    assert measured(short, "regular+choose=regular+double=heuristic", "regular", 1).edge == 0
    assert measured(short, "regular+choose=fixed+double=fixed", "regular", 1).unit == "points"


@pytest.mark.parametrize("name", ["nobody", "regular+choose=nobody", "regular+deal=expert", "regular+"])
def test_a_player_that_there_is_not_is_refused(name: str) -> None:
    with pytest.raises(NotUnderstood) as error:
        player(name)
    assert error.value.id == "arena-no-such-player"
    assert error.value.values["allowed"] == player_names()


# --- what is kept and written -----------------------------------------------------------------------


def test_a_second_start_goes_on_where_the_first_one_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pairs = [plan.Pair("regular", "random")]
    planned = list(plan.pieces([row("fr-tableau-32/4/tricks"), row("random-01/4/all")], pairs, "test", 30))
    kept = lab.Kept(tmp_path / "kept.jsonl")
    first = lab.run(planned[:2], kept, jobs=1)
    kept.path.write_bytes(kept.path.read_bytes() + b'{"key": "torn')
    played: list[plan.Piece] = []
    real = lab.play_piece

    def noted(piece: plan.Piece) -> lab.Done:
        played.append(piece)
        return real(piece)

    monkeypatch.setattr(lab, "play_piece", noted)
    second = lab.run(planned, kept, jobs=1)
    assert [piece.key for piece in played] == [piece.key for piece in planned[2:]]
    assert {key: second[key] for key in first} == first
    assert kept.read() == second
    monkeypatch.setattr(plan, "code_hash", lambda: "another version")
    assert not {piece.key for piece in planned} & set(second)


def test_minutes_end_it(tmp_path: Path) -> None:
    planned = list(plan.pieces([row("fr-tableau-32/4/tricks")], [plan.Pair("regular", "random")], "test", 100))
    assert len(lab.run(planned, lab.Kept(tmp_path / "kept.jsonl"), jobs=1, minutes=1e-9)) < len(planned)


def test_figures_read_back_and_the_table_replaces_the_one_before(tmp_path: Path) -> None:
    pairs = [plan.Pair("regular", "random"), plan.Pair("casual", "regular")]
    rows = [row("fr-tableau-32/4/tricks"), row("random-01/4/all")]
    done = [lab.play_piece(piece) for piece in plan.pieces(rows, pairs, "test", 4)]
    found = figures.figures(rows, pairs, done)
    figures.write_csv(tmp_path / "it.csv", found)
    back = figures.read_csv(tmp_path / "it.csv")
    assert [(each.candidate, each.contract, each.seed) for each in back] == [
        (each.candidate, each.contract, each.seed) for each in found
    ]
    assert [each.edge for each in back] == pytest.approx([each.edge for each in found], abs=1e-4)
    path = tmp_path / "it.md"
    path.write_text(f"Before.\n\n{report.BEGIN}\nold\n{report.END}\n\nAfter.\n", encoding="utf-8")
    for code in available():
        text = report.markdown(found, pairs, locale(code), "it.svg", "made")
        report.put(path, text, "title")
        whole = path.read_text(encoding="utf-8")
        assert whole.startswith("Before.")
        assert whole.endswith("After.\n")
        assert "old" not in whole
        assert whole.count(report.BEGIN) == 1
    for each in figures.of(found, "regular", "random", NAMED):
        assert report.told(each.edge, figures.WIDTH * each.error) in report.markdown(found, pairs, EN, "it.svg", "made")
    assert chart(found, pairs, EN).count("<circle") == 2 + 4


def test_a_single_deal_has_a_dot_in_the_picture_and_no_interval() -> None:
    found = [measured(row("fr-tableau-32/4/queens"), "regular", "random", 1)]
    assert math.isinf(found[0].error)
    drawn = chart(found, [plan.Pair("regular", "random")], EN)
    assert "inf" not in drawn
    assert "nan" not in drawn
    assert drawn.count('<circle class="k0"') == 1 + 1


# --- the command ------------------------------------------------------------------------------------


def test_the_command_measures_and_writes(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "100")
    words = ["arena", "--candidate", "regular", "--against", "random", "--rows", "fr-tableau-32/4/tricks"]
    words += ["--deals", "4", "--jobs", "1", "--out", str(tmp_path), "--lang", "fr"]
    assert run(words) == 0
    out, _ = capsys.readouterr()
    assert "contre" in out
    assert "Écrit" in out
    assert {path.name for path in tmp_path.iterdir()} == {
        f"strength.{end}" for end in ("csv", "jsonl", "md", "svg")
    }  # fmt: skip


def test_a_table_that_tells_of_more_stays_as_it_is(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "300")
    words = ["arena", "--candidate", "regular", "--against", "random", "--jobs", "1", "--out", str(tmp_path)]
    words += ["--lang", "en"]
    some = ["--rows", "fr-tableau-32/4/tricks"]
    assert run([*words, *some, "--rows", "fr-tableau-32/4/hearts", "--deals", "4"]) == 0
    whole = {path.name: path.read_bytes() for path in tmp_path.iterdir() if path.suffix != ".jsonl"}
    for less in (["--deals", "4"], ["--rows", "fr-tableau-32/4/hearts", "--deals", "2"]):
        assert run([*words, *some, *less]) == 0
        out = " ".join(capsys.readouterr().out.split())
        assert "strength.md tells of more than has been measured now and stays as it is" in out
        assert "strength-part.csv" in out
        assert {name: (tmp_path / name).read_bytes() for name in whole} == whole
    assert len(figures.read_csv(tmp_path / "strength-part.csv")) == 2
    assert run([*words, *some, "--rows", "fr-tableau-32/4/hearts", "--deals", "5"]) == 0
    assert "tells of more" not in capsys.readouterr().out
    assert (tmp_path / "strength.csv").read_bytes() != whole["strength.csv"]


def test_a_stop_by_the_keyboard_says_what_is_kept_and_how_to_go_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "300")
    words = ["arena", "--candidate", "regular", "--against", "random", "--rows", "classic-32/4/*"]
    words += ["--deals", "2", "--jobs", "1", "--out", str(tmp_path), "--lang", "en"]
    add, added = lab.Kept.add, []

    def stopped(self: lab.Kept, done: lab.Done) -> None:
        add(self, done)
        added.append(done)
        if len(added) == 3:
            raise KeyboardInterrupt

    monkeypatch.setattr(lab.Kept, "add", stopped)
    assert run(words) == 130
    out = " ".join(capsys.readouterr().out.split())
    assert f"Stopped. 3 of 6 pieces are kept in {tmp_path / 'strength.jsonl'}" in out
    assert "goes on with the rest" in out
    assert run(words) == 0
    assert len(added) == 6, "none is played twice"


def numbers(folder: Path) -> str:
    """The results a run has written, to the last digit; the times that decisions took are not among them."""
    found = figures.read_csv(folder / "strength.csv")
    return repr([msgspec.structs.replace(each, median=0.0, p99=0.0) for each in found])


def test_a_cluster_of_two_workers_gives_the_same_numbers(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    words = ["arena", "--candidate", "casual", "--against", "beginner", "--rows", "fr-tableau-32/4/*"]
    words += ["--rows", "random-01", "--deals", "30", "--lang", "en"]
    assert run([*words, "--jobs", "1", "--out", str(tmp_path / "alone")]) == 0
    with LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as cluster:
        assert run([*words, "--dask", cluster.scheduler_address, "--out", str(tmp_path / "cluster")]) == 0
    capsys.readouterr()
    assert numbers(tmp_path / "cluster") == numbers(tmp_path / "alone")


def test_a_cluster_that_is_not_there_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["arena", "--candidate", "casual", "--against", "beginner", "--rows", "random-01", "--deals", "1"]
    assert run([*words, "--dask", "tcp://127.0.0.1:9", "--out", str(tmp_path), "--lang", "en"]) == 2
    _, err = capsys.readouterr()
    assert "tcp://127.0.0.1:9" in err
    assert "Traceback" not in err


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--candidate", "nobody"], "There is no player “nobody”"),
        (["--rows", "nothing"], "No row fits “nothing”"),
        (["--rulesets", "/nowhere"], "There are no ruleset files in /nowhere"),
        (["--rows", "whole", "--out", "/dev/null/x"], "cannot be written to /dev/null/x"),
        (["--deals", "0"], "“0” is too little for --deals"),
        (["--minutes", "0"], "“0” is too little for --minutes"),
        (["--minutes=-1.5"], "“-1.5” is too little for --minutes"),
    ],
)
def test_what_cannot_be_is_said(words: list[str], told: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["arena", *words, "--lang", "en"]) == 2
    _, err = capsys.readouterr()
    assert told in " ".join(err.split())
    assert "Traceback" not in err
