"""Where the English, Icelandic and Spanish texts differ, and what is played."""

from __future__ import annotations

from tests.babayaga.situations import OTHER, PLAIN, clause, hand, legal, play, table

TOPS = {"A": ["1"], "B": ["7"]}
LOW = ["yaga", "yaga", "yaga", "1", "2"]
GUARD = ["yaga", "garlic", "1", "1", "1"]


def test_B_D1_cats_by_edition() -> None:
    for edition, offered in [("en", ["rob 1 yaga"]), ("es", ["rob 1 yaga", "rob 1 card"])]:
        state = table(["cats", "7", "5", "6", "6"], ["yaga", *OTHER[:4]], options={"edition": edition})
        assert legal(play(state, "cast cats A", "pay 7")) == offered


def test_B_D2_locked_through_the_next_players_turn() -> None:
    state = table(PLAIN, OTHER, discard={"A": ["cats"], "B": ["7"]}, locked="A")
    assert clause(state, "swap 2 B take") == "BY-6"
    assert clause(play(state, "swap 2 B draw"), "swap 1 B take") is None


def test_B_D3_spells_and_specials_count() -> None:
    state = play(table(LOW, ["garlic", "mortar", "wand", "cats", "pelican"]), "declare")
    assert state.scores == [3, 10 + 10 + 8 + 7 + 7]


def test_B_D4_owls_after_a_reshuffle_can_be_drawn_and_cast() -> None:
    state = table(
        ["7", "2", "3", "5", "6"],
        OTHER,
        draw=["owl", *["2"] * 4],
        supply={"yaga": 16, "owl": 5},
        discard={"A": ["4"]},
    )
    play(state, "swap 2 B draw", "swap 1 B draw")
    assert "cast owl A" in legal(state)


def test_B_D5_only_on_your_own_turn() -> None:
    state = table(OTHER, LOW)
    found = state.why_not("declare", seat=1)
    assert found is not None
    assert found.id == "BY-4"


def test_B_D6_ends_the_round_or_the_game() -> None:
    assert play(table(LOW, OTHER), "declare").over
    assert not play(table(LOW, OTHER, options={"match": "tournament"}), "declare").over


def test_B_D7_garlic_protects_its_player_only() -> None:
    state = table(["wand", "7", "1", "6", "6"], GUARD, ["yaga", *PLAIN[:4]])
    play(state, "cast wand A", "pay 7", "pay 1", "dispel yaga", "garlic A", "submit")
    assert "yaga" in hand(state, 1)
    assert "yaga" not in hand(state, 2)


def test_B_D8_the_garlic_player_chooses_the_pile() -> None:
    for pile in ("A", "B"):
        state = table(["cats", "7", "5", "6", "6"], GUARD, discard=TOPS)
        play(state, "cast cats A", "pay 7", "rob 1 yaga", f"garlic {pile}")
        assert state.position()["discard"][pile][0] == "garlic"


def test_B_D9_one_mortar_can_be_the_whole_payment() -> None:
    state = table(["wand", "mortar", "5", "6", "6"], OTHER)
    assert play(state, "cast wand A", "pay mortar", "done").phase == "aim"


def test_B_D10_five_ones() -> None:
    state = play(table(LOW, ["1"] * 5, options={"match": "tournament"}), "declare")
    assert state.position()["totals"] == [20, 0]


def test_B_D11_names_differ_and_counts_do_not_follow() -> None:
    deck = table(PLAIN, OTHER, options={"edition": "es"}).view(0)["deck"]
    assert deck == table(PLAIN, OTHER).view(0)["deck"]


def test_B_D12_red_and_teal_backs_can_lie_in_the_draw_pile() -> None:
    state = table(["yaga", "owl", "5", "6", "6"], OTHER, draw=["4"], discard={"B": ["7"]})
    play(state, "swap yaga B draw")
    assert "yaga" in state.position()["draw"]


def test_B_D13_any_later_player_may_take_an_inactive_spell() -> None:
    state = table(["wand", "2", "3", "5", "6"], OTHER, PLAIN, discard=TOPS)
    play(state, "swap wand A draw", "swap 1 B draw")
    assert "wand" in hand(play(state, "swap 2 B take"), 2)
