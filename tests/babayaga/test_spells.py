"""Pelican, Owl, Cats, Wand and Garlic."""

from __future__ import annotations

from collections import Counter

from tests.babayaga.situations import OTHER, PLAIN, clause, hand, legal, play, table, told

TOPS = {"A": ["1"], "B": ["7"]}
GUARD = ["yaga", "garlic", "1", "1", "1"]
ES = {"edition": "es"}


def test_BY_10_pelican_takes_a_yaga_or_an_owl() -> None:
    for card in ("yaga", "owl"):
        state = play(table(["pelican", "7", "5", "6", "6"], OTHER), "cast pelican A", "pay 7", f"take {card}")
        assert hand(state, 0).count(card) == 1
        assert state.position()["supply"][card] == {"yaga": 15, "owl": 5}[card]
    assert clause(table(PLAIN, OTHER), "take yaga") == "BY-10"
    wand = play(table(["wand", "7", "1", "6", "6"], OTHER), "cast wand A", "pay 7", "pay 1")
    assert clause(wand, "take yaga") == "BY-10"


def test_B_R32_pelican_with_an_empty_supply() -> None:
    state = table(["pelican", "7", "5", "6", "6"], OTHER, supply={"yaga": 0, "owl": 6})
    play(state, "cast pelican A", "pay 7")
    assert clause(state, "take yaga") == "B-R32"
    state = table(["pelican", "7", "5", "6", "6"], OTHER, supply={"yaga": 0, "owl": 0})
    play(state, "cast pelican A", "pay 7", "nothing")
    assert told(state) == ["nothing", "draw", "draw"]


def test_B_R34_pelican_does_not_take_from_a_discard_pile() -> None:
    state = table(["pelican", "7", "5", "6", "6"], OTHER, discard={"A": ["1"], "B": ["owl"]})
    play(state, "cast pelican A", "pay 7", "take owl")
    assert state.position()["discard"]["B"] == ["owl"]
    assert state.position()["supply"]["owl"] == 4


def test_BY_11_owl_brings_two_yagas() -> None:
    state = table(["owl", "7", "5", "6", "6"], OTHER)
    play(state, "cast owl A", "pay 7")
    assert hand(state, 0).count("yaga") == 2
    assert state.position()["supply"]["yaga"] == 14
    assert state.player == 1


def test_B_R33_owl_with_few_yagas_left() -> None:
    for left in (1, 0):
        state = table(["owl", "7", "5", "6", "6"], OTHER, supply={"yaga": left, "owl": 5})
        play(state, "cast owl A", "pay 7")
        assert told(state).count("fetch") == left
        assert len(hand(state, 0)) == 5


def test_BY_12_cats_take_and_the_victim_draws() -> None:
    state = table(["cats", "7", "5", "6", "6"], ["owl", *OTHER[:4]], ["yaga", *PLAIN[:4]], discard=TOPS)
    play(state, "cast cats A", "pay 7")
    assert legal(state) == ["rob 1 owl", "rob 2 yaga"]
    play(state, "rob 2 yaga", "submit")
    assert "yaga" in hand(state, 0)
    assert len(hand(state, 2)) == 5
    assert told(state)[:2] == ["stolen", "draw"]


def test_BY_12_cats_are_not_for_oneself_nor_for_an_empty_chair() -> None:
    state = table(["cats", "7", "yaga", "6", "6"], ["owl", *OTHER[:4]])
    assert clause(state, "rob 1 owl") == "BY-12"
    play(state, "cast cats A", "pay 7")
    for wrong in ("rob 0 yaga", "rob 2 yaga", "rob 4 owl"):
        assert clause(state, wrong) == "BY-12"


def test_B_R35_the_victim_must_show_the_back() -> None:
    state = table(["cats", "7", "5", "6", "6"], ["owl", *OTHER[:4]], PLAIN)
    play(state, "cast cats A", "pay 7")
    assert clause(state, "rob 1 yaga") == "B-R35"
    assert clause(state, "rob 2 owl") == "B-R35"
    assert clause(state, "rob 1 card") == "B-D1"


def test_B_R36_kind_and_player_are_named_before_garlic() -> None:
    state = table(["cats", "7", "5", "6", "6"], ["yaga", "owl", "garlic", "1", "1"])
    play(state, "cast cats A", "pay 7", "rob 1 owl")
    assert state.phase == "reply"
    assert state.view(None)["pending"]["aim"] == "owl"
    play(state, "submit")
    assert "owl" in hand(state, 0)
    assert "yaga" in hand(state, 1)


def test_B_R37_stolen_card_then_draws() -> None:
    state = table(["cats", "7", "5", "6", "6"], ["yaga", *OTHER[:4]])
    play(state, "cast cats A", "pay 7", "rob 1 yaga", "submit")
    assert [(event["event"], event["seat"]) for event in state.events(None)] == [
        ("stolen", 1),
        ("draw", 1),
        ("draw", 0),
    ]


def test_BY_A4_edition_es_takes_any_card() -> None:
    state = table(["cats", "7", "5", "6", "6"], ["yaga", "1", "2", "2", "4"], ["yaga"] * 5, options=ES)
    play(state, "cast cats A", "pay 7")
    assert legal(state) == ["rob 1 yaga", "rob 1 card", "rob 2 yaga"]
    assert clause(state, "rob 2 card") == "BY-A4"
    assert clause(state, "nothing") == "BY-A5"
    play(state, "rob 1 card", "submit")
    assert "yaga" in hand(state, 1)


def test_BY_A4_only_caster_and_victim_see_the_card() -> None:
    state = table(["cats", "7", "5", "6", "6"], ["1", "1", "1", "1", "1"], PLAIN, options=ES)
    play(state, "cast cats A", "pay 7", "rob 1 card", "submit")
    seen = [state.events(seat)[0]["card"] for seat in (0, 1, 2, None)]
    assert seen == ["1", "1", None, None]
    assert [card["card"] for card in state.view(1)["hands"][0]] == ["1", None, None, None, None]
    assert [card["card"] for card in state.view(2)["hands"][0]] == [None] * 5


def test_BY_A4_each_black_card_is_equally_likely() -> None:
    taken: Counter[str] = Counter()
    for seed in range(300):
        state = table(["cats", "7", "6", "6", "6"], ["yaga", "owl", "1", "2", "4"], options=ES, seed=seed)
        play(state, "cast cats A", "pay 7", "rob 1 card", "submit")
        taken[state.events(0)[0]["card"]] += 1
    assert set(taken) == {"1", "2", "4"}
    assert min(taken.values()) > 70


def test_BY_A4_a_hidden_transfer_takes_what_others_knew() -> None:
    # Seat 2 saw the 5 go into seat 1's hand; after a hidden theft it may be anywhere.
    state = table(
        ["cats", "7", "6", "6", "6"],
        ["yaga", "1", "1", "2", "4"],
        PLAIN,
        options=ES,
        turn=1,
        discard={"A": ["3"], "B": ["5"]},
    )
    play(state, "swap 1 A take", "swap 6 B draw")
    assert [card["card"] for card in state.view(2)["hands"][1]] == ["yaga", "5", None, None, None]
    play(state, "cast cats A", "pay 7", "rob 1 card", "submit")
    assert [card["card"] for card in state.view(2)["hands"][1]] == ["yaga", None, None, None, None]
    # The caster still knows what it saw, unless that very card was taken.
    taken = state.events(0)[0]["card"]
    known = [card["card"] for card in state.view(0)["hands"][1]]
    assert known.count("5") == (0 if taken == "5" else 1)


def test_BY_13_wand_makes_everyone_else_return_one() -> None:
    state = table(["wand", "7", "1", "yaga", "6"], ["yaga", "yaga", "1", "2", "4"], ["yaga", *PLAIN[:4]], OTHER)
    before = state.position()["supply"]["yaga"]
    play(state, "cast wand A", "pay 7", "pay 1", "dispel yaga", "submit", "submit")
    assert state.position()["supply"]["yaga"] == before + 2
    assert [hand(state, seat).count("yaga") for seat in (0, 1, 2)] == [1, 1, 0]
    assert clause(table(PLAIN, OTHER), "dispel owl") == "BY-13"


def test_B_R38_the_kind_is_named_first() -> None:
    state = table(["wand", "7", "1", "6", "6"], GUARD, discard=TOPS)
    play(state, "cast wand A", "pay 7", "pay 1", "dispel yaga")
    assert state.view(None)["pending"]["aim"] == "yaga"
    assert state.phase == "reply"


def test_B_R39_wand_for_a_kind_nobody_holds() -> None:
    state = table(["wand", "7", "1", "6", "6"], ["yaga", *OTHER[:4]])
    play(state, "cast wand A", "pay 7", "pay 1", "dispel owl")
    assert told(state) == ["dispel", "draw", "draw", "draw"]
    assert "yaga" in hand(state, 1)


def test_B_R40_exactly_one_to_the_supply_and_not_the_caster() -> None:
    state = table(["wand", "7", "1", "owl", "6"], ["owl", "owl", "owl", "2", "4"])
    play(state, "cast wand A", "pay 7", "pay 1", "dispel owl", "submit")
    assert hand(state, 1).count("owl") == 2
    assert "owl" in hand(state, 0)
    assert state.position()["supply"]["owl"] == 3


def test_B_R41_from_the_casters_left() -> None:
    state = table(["yaga", *OTHER[:4]], ["wand", "7", "1", "6", "6"], PLAIN, ["yaga", *PLAIN[:4]], turn=1)
    play(state, "cast wand A", "pay 7", "pay 1", "dispel yaga")
    assert state.position()["pending"]["left"] == [3, 0]
    assert state.player == 3
    assert play(state, "submit").player == 0
    assert play(state, "submit").player == 2


def test_B_R42_an_owl_from_the_draw_pile_returns_to_the_supply() -> None:
    state = table(
        ["wand", "7", "1", "6", "6"],
        OTHER,
        turn=1,
        draw=["owl", *["2"] * 5],
        supply={"yaga": 16, "owl": 5},
        discard={"A": ["4"]},
    )
    play(state, "swap 1 B draw", "cast wand A", "pay 7", "pay 1", "dispel owl", "submit")
    assert state.position()["supply"]["owl"] == 6


# --- Garlic.


def test_BY_14_garlic_blocks_cats() -> None:
    state = table(["cats", "7", "5", "6", "6"], GUARD, discard=TOPS)
    play(state, "cast cats A", "pay 7", "rob 1 yaga", "garlic B")
    assert "yaga" in hand(state, 1)
    assert state.position()["discard"]["B"] == ["garlic", "7"]
    assert len(hand(state, 1)) == 5


def test_BY_14_garlic_blocks_the_wand_and_must_be_held() -> None:
    state = table(["wand", "7", "1", "6", "6"], GUARD, ["yaga", *PLAIN[:4]])
    play(state, "cast wand A", "pay 7", "pay 1", "dispel yaga", "garlic A")
    assert "yaga" in hand(state, 1)
    assert state.player == 2
    assert clause(state, "garlic A") == "BY-14"


def test_BY_A3_everyone_hit_is_asked() -> None:
    state = table(["wand", "7", "1", "6", "6"], GUARD, ["yaga", *PLAIN[:4]], OTHER)
    play(state, "cast wand A", "pay 7", "pay 1", "dispel yaga")
    assert state.position()["pending"]["left"] == [1, 2]
    assert legal(state) == ["garlic A", "garlic B", "submit"]
    assert legal(play(state, "submit")) == ["submit"]


def test_B_R44_garlic_is_voluntary() -> None:
    state = table(["cats", "7", "5", "6", "6"], GUARD)
    play(state, "cast cats A", "pay 7", "rob 1 yaga", "submit")
    assert "garlic" in hand(state, 1)
    assert "yaga" not in hand(state, 1)


def test_B_R45_only_a_player_hit_may_lay_garlic() -> None:
    state = table(["wand", "7", "1", "6", "6"], ["garlic", *OTHER[:4]], ["yaga", *PLAIN[:4]])
    assert clause(state, "garlic A") == "B-R45"
    play(state, "cast wand A", "pay 7", "pay 1", "dispel yaga")
    assert state.player == 2
    assert clause(state, "submit") is None
    assert clause(play(state, "submit"), "submit") == "B-R45"


def test_B_R46_each_garlic_protects_only_its_player() -> None:
    state = table(["wand", "7", "1", "6", "6"], GUARD, ["yaga", "garlic", "2", "2", "2"])
    play(state, "cast wand A", "pay 7", "pay 1", "dispel yaga", "garlic A")
    # The second knows the first answer, and decides alone.
    assert state.view(2)["discard"]["A"]["top"] == "garlic"
    play(state, "submit")
    assert "yaga" in hand(state, 1)
    assert "yaga" not in hand(state, 2)


def test_B_R47_blocked_cats_are_spent() -> None:
    state = table(["cats", "7", "5", "6", "6"], GUARD, ["yaga", *PLAIN[:4]], discard=TOPS)
    play(state, "cast cats A", "pay 7", "rob 1 yaga", "garlic B")
    assert state.player == 1
    assert "yaga" not in hand(state, 0)
    assert len(hand(state, 0)) == 5
    assert state.position()["discard"]["A"][0] == "cats"


def test_B_R48_one_garlic_a_spell() -> None:
    state = table(["cats", "7", "5", "6", "6"], ["yaga", "garlic", "garlic", "1", "1"], discard=TOPS)
    play(state, "cast cats A", "pay 7", "rob 1 yaga", "garlic B")
    assert hand(state, 1).count("garlic") == 1
    assert state.phase == "act"


def test_B_R49_a_garlic_drawn_meanwhile_is_too_late() -> None:
    draw = ["garlic", *["3"] * 4]
    state = table(
        ["wand", "7", "1", "6", "6"],
        ["yaga", *OTHER[:4]],
        ["yaga", *PLAIN[:4]],
        draw=draw,
        discard={"A": ["4"]},
    )
    play(state, "cast wand A", "pay 7", "pay 1", "dispel yaga", "submit")
    assert "garlic" in hand(state, 1)
    assert state.player == 2
    assert play(state, "submit").phase == "act"


def test_B_R50_the_new_card_may_be_a_garlic_again() -> None:
    state = table(["cats", "7", "5", "6", "6"], GUARD, draw=["garlic", *["3"] * 4], discard={"A": ["4"]})
    play(state, "cast cats A", "pay 7", "rob 1 yaga", "garlic B")
    assert hand(state, 1).count("garlic") == 1


def test_B_R51_no_garlic_against_pelican_and_owl() -> None:
    for spell in ("pelican", "owl"):
        state = table([spell, "7", "5", "6", "6"], GUARD)
        play(state, f"cast {spell} A", "pay 7")
        assert clause(state, "garlic A") == "B-R45"
        assert state.player == (0 if spell == "pelican" else 1)
