"""An evening with friends: who sits where, who leaves and comes back, what is said, and playing again."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import pytest

import vaka
from tests.server.client import Browser, House, Player, drive
from tests.server.conftest import People, Start
from tests.server.quiet import BOT, Bots, Ear, asynchronous, finish, quiet, refused
from vaka.server import table as table_module
from vaka.server.preview import with_preview
from vaka.server.protocol import Begin, Free, PutBot, Shuffle, Swap
from vaka.server.seating import arranged, permitted
from vaka.server.serve import Settings, addresses
from vaka.server.store import Seat

ANNA, BJARKI = bytes(32), bytes([1] * 32)


def gather(people: People, game: str = "partners", seats: int = 4) -> tuple[Browser, str]:
    host = people.browser()
    return host, host.open(game, ["me", *["friend"] * (seats - 1)], gather=True)


def arrange(browser: Browser, table: str, **wish: Any) -> int:
    return int(browser.post(f"/api/tables/{table}/arrange", json=wish).status_code)


def kinds(browser: Browser, table: str) -> list[str]:
    return [seat["kind"] for seat in browser.info(table)["seats"]]


# --- Seats.


def test_friends_choose_their_seats_and_whoever_opened_the_table_begins(house: House, people: People) -> None:
    host, table = gather(people)
    friends = [people.browser() for _ in range(3)]
    for friend, seat in zip(friends, (2, 1, 3), strict=True):
        assert friend.sit(table, f"F{seat}", seat=seat) == seat
    info = host.info(table)
    assert info["teams"] == [0, 1, 0, 1]
    assert info["waits"]
    assert "started" not in info
    player = people.join(host, table)
    assert player.welcome["host"]
    assert arrange(friends[0], table, do="begin") == 409  # whoever opened it is there
    assert arrange(host, table, do="begin") == 200
    while not player.view:
        player.next()
    assert host.info(table)["started"]
    for wish in ({"do": "begin"}, {"do": "shuffle"}, {"do": "swap", "seat": 0, "other": 1}, {"do": "free", "seat": 1}):
        assert arrange(host, table, **wish) == 409  # the game has begun


def test_seats_are_exchanged_and_everyone_is_told_which_is_theirs(house: House, people: People) -> None:
    host, table = gather(people)
    friend = people.browser()
    friend.sit(table, "Bjarki", seat=1)
    players = [people.join(host, table), people.join(friend, table)]
    assert arrange(friend, table, do="swap", seat=1, other=2) == 200
    assert players[1].hear("welcome")["seats"] == [2]
    assert arrange(friend, table, do="swap", seat=2, other=0) == 409  # somebody else sits there
    assert arrange(friend, table, do="bot", seat=1) == 409
    assert arrange(host, table, do="swap", seat=2, other=0) == 200
    assert [player.hear("welcome")["seats"] for player in players] == [[2], [0]]
    assert arrange(host, table, do="bot", seat=1, level="hard") == 200
    assert arrange(host, table, do="bot", seat=0, level="hard") == 409  # a person sits there
    assert kinds(host, table) == ["person", "bot", "person", "open"]
    assert arrange(host, table, do="free", seat=1) == 200
    assert arrange(friend, table, do="free", seat=0) == 200
    assert kinds(host, table) == ["open", "open", "person", "open"]
    assert arrange(host, table, do="begin") == 409  # not all sit
    assert arrange(host, table, do="swap", seat=2, other=5) == 409
    assert arrange(host, table, do="dance") == 400
    assert arrange(people.browser(), table, do="shuffle") == 403


def test_if_whoever_opened_the_table_is_gone_anyone_who_sits_there_may_begin(house: House, people: People) -> None:
    _, table = gather(people, "mad", 2)
    friend = people.browser()
    friend.sit(table)
    assert arrange(people.browser(), table, do="begin") == 403
    assert arrange(friend, table, do="begin") == 200


def test_shuffling_keeps_everyone() -> None:
    seats = [
        Seat("person", "Anna", owner=ANNA),
        Seat("bot", level="easy"),
        Seat("open"),
        Seat("person", "B", owner=BJARKI),
    ]
    found = {tuple(map(seats.index, arranged(Shuffle(), seats, random.Random(i).shuffle) or [])) for i in range(200)}
    assert len(found) == 24
    assert all(sorted(order) == [0, 1, 2, 3] for order in found)


@pytest.mark.parametrize("wish", [Begin(), Shuffle(), PutBot(2), Free(0), Swap(0, 3), Swap(2, 3)])
def test_a_stranger_may_arrange_nothing(wish: Any) -> None:
    seats = [Seat("person", owner=ANNA), Seat("open"), Seat("open"), Seat("bot")]
    assert not permitted(wish, seats, [], host=False, host_gone=False)
    assert permitted(wish, seats, [], host=True, host_gone=False)


def test_an_opening_that_does_not_gather_begins_by_itself_as_before(house: House, people: People) -> None:
    host = people.browser()
    table = host.open("mad", ["me", "friend"])
    people.browser().sit(table)
    assert host.info(table)["started"]


# --- Leaving and coming back.


@asynchronous
async def test_a_bot_stands_in_for_who_is_gone_until_they_return(monkeypatch: pytest.MonkeyPatch) -> None:
    table, _, bots = quiet(vaka.load("mad"))
    here, gone = Ear(0, owner=ANNA), Ear(1, owner=BJARKI)
    for guest in (here, gone):
        table.join(guest, None)
    with pytest.raises(table_module.Refusal, match="early"):
        table.stand_in(here, 1)  # they are there
    table.leave(gone)
    assert "gone" in here.last("table")["table"]["seats"][1]
    with pytest.raises(table_module.Refusal, match="early"):
        table.stand_in(here, 1)  # only just
    monkeypatch.setattr(table_module, "GONE_SECONDS", 0.0)
    for guest, seat in ((Ear(), 1), (here, 0), (here, 5)):
        with pytest.raises(table_module.Refusal, match="seat"):
            table.stand_in(guest, seat)
    table.stand_in(here, 1)
    assert here.last("table")["table"]["seats"][1]["away"]
    again = Ear(1, owner=BJARKI)
    table.join(again, None)
    assert "away" not in here.last("table")["table"]["seats"][1]
    assert table._bot_of(1) is None
    assert bots.asked in ([], ["normal"])
    table.rest()


def test_who_gives_up_is_played_for_until_they_want_their_seat_back(house: House, people: People) -> None:
    host, friend = people.browser(), people.browser()
    table = host.open("mad", ["me", "friend"])
    friend.sit(table)
    anna, bjarki = people.join(host, table), people.join(friend, table)
    bjarki.say({"t": "leave"})
    while not anna.hear("table")["table"]["seats"][1].get("left"):
        pass
    # Connecting is not enough to be back: who has left may look on.
    watching = people.join(friend, table)
    assert watching.welcome["table"]["seats"][1]["left"]
    # Saying so is, and so is deciding, even if it comes too late.
    for message in ({"t": "back"}, {"t": "play", "id": 900, "version": 0, "action": "draw"}):
        watching.say(message)
        while watching.hear("table")["table"]["seats"][1].get("left"):
            pass
        watching.say({"t": "leave"})
        while not watching.hear("table")["table"]["seats"][1].get("left"):
            pass
    drive([anna])
    seats = host.info(table)["seats"]
    assert seats[1]["left"]
    assert seats[1]["helped"]
    assert "helped" not in seats[0]
    # The next game is not waited for by who has left.
    again = host.post(f"/api/tables/{table}/rematch").json()["id"]
    assert kinds(host, again) == ["person", "open"]


def test_what_was_given_up_stays_so_after_a_restart(own: Start, people: People) -> None:
    house = own()
    host, friend = people.browser(house), people.browser(house)
    table = host.open("mad", ["me", "friend"])
    friend.sit(table)
    player = people.join(friend, table)
    player.say({"t": "leave"})
    while not player.hear("table")["table"]["seats"][1].get("left"):
        pass
    house.kill()
    house.start()
    assert host.info(table)["seats"][1]["left"]


@pytest.mark.parametrize("message", [{"t": "leave"}, {"t": "stand-in", "seat": 0}, {"t": "say", "text": "hello"}])
def test_who_only_watches_can_do_none_of_it(message: dict[str, Any], house: House, people: People) -> None:
    table, _ = people.table("mad", "me", "easy")
    watcher = people.join(people.browser(), table)
    watcher.say(message)
    assert watcher.hear("refused")["reason"] == "seat"


@asynchronous
async def test_a_bot_that_played_for_somebody_does_not_outlive_the_game() -> None:
    table, _, _ = quiet(vaka.load("mad"))
    guest = Ear(0, 1)
    table.join(guest, None)
    table.away.add(1)
    await finish(table, people={0})
    assert table.away == set()
    seats = guest.last("table")["table"]["seats"]
    assert [seat.get("helped", False) for seat in seats] == [False, True]
    table.rest()


# --- Messages.


def test_players_talk_and_those_who_watch_hear_nothing(house: House, people: People) -> None:
    host, friend = people.browser(), people.browser()
    table = host.open("mad", ["me", "friend"])
    friend.sit(table)
    anna, bjarki, watcher = people.join(host, table), people.join(friend, table), people.join(people.browser(), table)
    anna.say({"t": "say", "text": "  good\u202e evening \u3164 "})
    assert bjarki.hear("said")["text"] == "good evening"
    assert anna.hear("said") == {"t": "said", "seat": 0, "text": "good evening"}
    again = people.join(friend, table)
    assert again.welcome["said"] == [{"t": "said", "seat": 0, "text": "good evening"}]
    watcher.say({"t": "describe", "id": 5, "lang": "en"})
    watcher.answer(5)
    assert "said" not in {frame["t"] for frame in watcher.frames}
    assert "said" not in people.join(people.browser(), table).welcome
    for text in ("", "x" * 201, "\u3164", 5):
        anna.say({"t": "say", "text": text})
        assert anna.hear("refused")["reason"] == "unreadable"
    for _ in range(10):
        anna.say({"t": "say", "text": "again"})
    assert anna.hear("refused")["reason"] == "fast"


def test_whoever_opens_a_table_may_switch_messages_off(house: House, people: People) -> None:
    host = people.browser()
    table = host.open("mad", ["me", "easy"], chat=False)
    player = people.join(host, table)
    assert "chat" not in player.welcome["table"]
    player.say({"t": "say", "text": "hello"})
    assert player.hear("refused")["reason"] == "chat"


@asynchronous
async def test_nothing_that_was_said_is_held_after_the_game() -> None:
    table, _, _ = quiet(vaka.load("mad"))
    guest = Ear(0, 1)
    table.join(guest, None)
    table.say(guest, "hello")
    assert len(table._said) == 1
    await finish(table, people={0, 1})
    table.say(guest, "well played")
    assert guest.last("said")["text"] == "well played"
    assert not table._said
    table.rest()


# --- Playing again.


def play_again(people: People, players: list[tuple[Browser, Player]], table: str) -> tuple[str, list[Player]]:
    drive([player for _, player in players])
    again = players[0][0].post(f"/api/tables/{table}/rematch").json()["id"]
    joined = [people.join(browser, again) for browser, _ in players]
    for player in joined:
        while not player.view:
            player.next()
    return again, joined


@pytest.mark.parametrize(("game", "seats", "who", "step"), [("mad", 3, "dealer", -1), ("babayaga", 2, "starter", 1)])
def test_wins_are_counted_and_the_start_is_passed_on(
    game: str, seats: int, who: str, step: int, house: House, people: People
) -> None:
    host, friend = people.browser(), people.browser()
    table = host.open(game, ["me", "friend", *["easy"] * (seats - 2)])
    friend.sit(table)
    players = [people.join(host, table), people.join(friend, table)]
    wins = [0] * seats
    for count in (1, 2):
        before = players[0].view[who]
        table, players = play_again(people, list(zip((host, friend), players, strict=True)), table)
        info = host.info(table)
        assert players[0].view[who] == (before + step) % seats
        assert info["series"] == count
        wins = [seat.get("wins", 0) for seat in info["seats"]]
        assert sum(wins) >= count
        if count == 1:
            drive(players, 5)
    assert max(wins) <= 2


def test_a_rematch_waits_for_everyone(house: House, people: People) -> None:
    host, friend = people.browser(), people.browser()
    table = host.open("mad", ["me", "friend"])
    friend.sit(table)
    drive([people.join(host, table), people.join(friend, table)])
    again = host.post(f"/api/tables/{table}/rematch").json()["id"]
    player = people.join(host, again)
    assert player.welcome["view"] is None
    assert "started" not in player.welcome["table"]
    people.join(friend, again)
    while not player.view:
        player.next()


def test_alone_with_bots_the_next_game_begins_at_once(house: House, people: People) -> None:
    host = people.browser()
    table = host.open("mad", ["me", "easy"])
    play_again(people, [(host, people.join(host, table))], table)


def test_my_tables_tell_how_games_ended(house: House, people: People) -> None:
    host = people.browser()
    table = host.open("mad", ["me", "easy"], title=" Friday \u202e night ")
    drive([people.join(host, table)])
    (listed,) = host.get("/api/tables").json()
    assert listed["title"] == "Friday night"
    assert listed["winners"]
    assert listed["ended"] >= listed["opened"]
    assert host.info(table)["title"] == "Friday night"


# --- Taking back against bots.


@asynchronous
async def test_alone_with_bots_a_decision_can_be_taken_back_until_a_bot_answers() -> None:
    game = vaka.load("mad")
    key = next(
        number.to_bytes(32, "little")
        for number in range(1000)
        if any(after(game, number, action) for action in game.new(number).legal() if game.new(number).player == 0)
    )
    action = next(action for action in game.new(key).legal() if after(game, int.from_bytes(key, "little"), action))
    people_only, _, _ = quiet(game, key=key)
    both = Ear(0, owner=ANNA)
    people_only.join(both, None)
    await people_only.play(both, str(action), 0, 1)
    assert (await refused(people_only.undo(both, 1, 2))).reason == "turn"
    person = Seat("person", "Anna", owner=ANNA)
    table, _, _ = quiet(game, person, BOT, key=key)
    table._pace = 1000.0  # the bot takes its time
    guest = Ear(0, owner=ANNA)
    table.join(guest, None)
    await table.play(guest, str(action), 0, 1)
    assert table.state.player == 1
    assert guest.last("step")["undo"]
    await table.undo(guest, 1, 2)
    assert table.state == game.new(key)
    assert (await refused(table.undo(guest, 2, 3))).reason == "undo"
    table.rest()


@asynchronous
async def test_what_bots_choose_in_secret_does_not_end_the_time_to_think_again() -> None:
    game = vaka.load("partners")
    seed = next(number for number in range(100) if game.new(number).player == 0)
    seats = [Seat("person", "Anna", owner=ANNA), BOT, BOT, BOT]
    table, shelf, _ = quiet(game, *seats, key=seed.to_bytes(32, "little"))
    guest = Ear(0, owner=ANNA)
    begun = table.state.clone()
    await table.play(guest, str(table.state.legal()[0]), 0, 1)
    for bot in (1, 2):  # the gifts of two are chosen, the third one has still to choose
        assert table.state.player == bot
        await table._apply(bot, table.state.legal()[0].id, None)
    assert table._may_undo(0)
    await table.undo(guest, 3, 2)
    assert table.state == begun
    assert [(entry.seat, entry.action) for entry in shelf.kept[3:]] == [(2, None), (1, None), (0, None)]
    # It is loaded as it was.
    again = table_module.Table(replace(table.saved, entries=list(shelf.kept)), shelf, Bots(), 0)
    assert again.state == begun
    assert again.version == 6
    # Once the cards have crossed, nothing can be taken back.
    await table.play(guest, str(table.state.legal()[0]), 6, 3)
    while table.state.phase == "give":
        await table._apply(table.state.player or 0, table.state.legal()[0].id, None)
    assert not table._may_undo(0)
    table.rest()


def after(game: vaka.Game, seed: int, action: vaka.Action) -> bool:
    """Whether a decision of seat 0 hands the turn on and shows nothing new."""
    state = game.new(seed).play(action)
    return state.player == 1 and state.can_undo(0, after=True)


# --- Addresses and previews.


def test_a_server_knows_where_others_reach_it(house: House, people: People) -> None:
    assert people.browser().get("/api/server").json() == {"addresses": []}
    quiet_one = Settings("127.0.0.1", 8252, None, False, 1, 15, 1)
    assert addresses(quiet_one) == []
    everywhere = addresses(Settings("0.0.0.0", 8252, None, False, 1, 15, 1))
    assert all(address.startswith("http://") and address.endswith(":8252") for address in everywhere)
    assert not any("127.0." in address for address in everywhere)


def test_a_link_tells_what_it_is(house: House, people: People) -> None:
    host = people.browser()
    wish = {"game": "mad", "options": {"players": 3}, "title": 'A <b> & "x"', "gather": True}
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "friend"}, {"kind": "friend"}]
    table = host.post("/api/tables", json={**wish, "seats": seats}).json()["id"]
    text = host.get(f"/t/{table}", headers={"accept-language": "de, sv-SE;q=0.8, en"}).text
    assert 'property="og:title" content="A &lt;b&gt; &amp; &quot;x&quot; – ' in text
    assert "Anna bjuder in dig att spela · 3 spelare · Anna" in text
    assert "og:" not in host.get("/t/nothing").text
    assert "og:" not in host.get("/").text


def test_a_link_to_a_running_game_invites_nobody() -> None:
    table, _, _ = quiet(vaka.load("mad"))
    text = with_preview("<head></head>", table.info(), table.game, "xx")
    assert "invites" not in text
    assert "2 players · P0, P1" in text


def test_one_word_serves_the_network(own: Start, people: People) -> None:
    house = own("--lan")
    found = people.browser(house).get("/api/server").json()["addresses"]
    assert found == addresses(Settings("0.0.0.0", house.port, None, False, 1, 15, 1))
    assert not found or "Others on your network reach it" in house.said()


def test_previews_are_counted_like_other_requests_that_read_a_table(own: Start, people: People) -> None:
    browser = people.browser(own(rate=1))
    table = browser.open("mad", ["me", "friend"])
    codes = [browser.get(f"/t/{table}").status_code for _ in range(40)]
    assert codes[0] == 200
    assert 429 in codes
    assert browser.get("/").status_code == 200
