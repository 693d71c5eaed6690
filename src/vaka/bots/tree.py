"""Thinking ahead, compiled: information-set Monte Carlo tree search, written once for all games.

Each *simulation* imagines a state that the observer cannot tell from the real one, goes down the tree, adds one
edge to it, plays on by the policy for a while, and scores the outcome for everyone. An edge belongs to the
seat that decides, the phase and the action; so imagined states with other cards, and other luck after the same
action, share what they have in common. A choice that others make in secret has edges of its own, but all of
them lead to the same place: what the observer plans must not depend on what it cannot see.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Annotated, Any, Protocol

import numpy as np

from vaka.bots.rollout import decision_by, most_wanted_by
from vaka.engine.native import CHOICES
from vaka.games.contract import AnyDefinition, AnyPolicy, AnyRules
from vaka.kit.chance import Chance
from vaka.kit.luck import next_luck
from vaka.kit.pile import SPECTATOR
from vaka.kit.rule import rule
from vaka.kit.struct import Int64, Row, Struct, layout

SEATS = SPECTATOR  # the onlooker's bit comes after those of the seats
DEEPEST = 512  # decisions of one simulation that the tree can hold
SHARED = 255  # stands for the action that others chose in secret; no game has that many actions
ROOT = 0
WORD_BITS = 32

# Logarithms and powers of e from tables: calling `log` would take a tenth of all the time, and the last bits of
# `log` and `exp` differ from machine to machine. Rounded, they are the same everywhere, and so is the search.
LOG_SIZE = 4096
LOG = np.round(np.log(np.maximum(np.arange(LOG_SIZE), 1)) * 2**16) / 2**16
LOG_SHIFT = 8
LOG_OF_SHIFT = float(LOG[1 << LOG_SHIFT])
EXP_STEPS, EXP_END = 8, 27  # steps of the table per whole number, and where it ends: beyond, all is 0
EXP = np.round(np.exp(-np.arange(EXP_STEPS * EXP_END) / EXP_STEPS) * 2**40) / 2**40

Float64 = Annotated[float, np.float64]
Int32 = Annotated[int, np.int32]


class Shares(Protocol):
    """A fixed row of numbers inside a struct, one per seat."""

    def __getitem__(self, index: int, /) -> float: ...
    def __setitem__(self, index: int, value: float, /) -> None: ...


class Edge(Struct):
    """What is known of one action in one situation. Edge 0 is the root; 0 also means "none"."""

    key: Int32  # action, and above it seat and phase
    first: Int32  # the first edge of the situation it leads to
    next: Int32  # the next edge of the situation it comes from
    visits: Int32  # simulations that took it
    open: Int32  # simulations that could have taken it
    won: Float64  # what the seat got in them
    bias: Float64  # how much the policy likes it, 0 to 1


class Knobs(Struct):
    """How to think."""

    curiosity: Float64  # weight of the little-tried
    bias: Float64  # weight of what the policy likes, fading with visits
    width: Float64  # edges tried in a situation: this times the square root of its visits, plus one
    depth: Int64  # decisions by the policy before the standing is judged
    glance: Int64  # legal actions that such a decision looks at
    reuse: Int64  # simulations on one imagined state


class Desk(Struct):
    """Where one thread thinks."""

    edges: Int64  # edges of the tree in use
    root: Int64  # what the keys of the edges of the state on the desk have in common
    luck: Int64  # for choices among equals
    steps: Int64  # edges on the way down
    path: Annotated[Row, np.int32, DEEPEST]  # these edges
    mover: Annotated[Row, np.int8, DEEPEST]  # who decided there
    out: Annotated[Row, np.uint8, CHOICES]  # legal actions
    n: Int64  # how many
    known: Int64  # how many of them have an edge
    fresh: Annotated[Row, np.int64, CHOICES // WORD_BITS]  # those that have none, as bits
    new: Annotated[Row, np.uint8, CHOICES]  # … and as a list
    reward: Annotated[Shares, np.float64, SEATS]  # what each seat got in this simulation
    total: Annotated[Shares, np.float64, SEATS]  # … in all
    times: Int64  # simulations so far


EDGE, KNOBS, DESK = layout(Edge), layout(Knobs), layout(Desk)


@rule
def log_of(n: int) -> float:
    """The natural logarithm of a whole number, near enough."""
    return float(LOG[n] if n < LOG_SIZE else LOG[min(n >> LOG_SHIFT, LOG_SIZE - 1)] + LOG_OF_SHIFT)


@rule
def exp_of(x: float) -> float:
    """e to the power of a number up to 0, to ten digits after the point."""
    if x <= -EXP_END:
        return 0.0
    step = int(-x * EXP_STEPS)
    r = x + step / EXP_STEPS
    # The series of e to the r, which lies between -1/8 and 0.
    series = 1.0 + r * (1.0 + r * (1 / 2 + r * (1 / 6 + r * (1 / 24 + r * (1 / 120 + r * (1 / 720))))))
    return float(EXP[step]) * series


@rule
def go_on(here: Chance, there: Chance) -> None:
    """Let one stream of chance continue from where another of the same key is."""
    here.block = there.block
    here.used = there.used
    for i in range(len(here.word)):
        here.word[i] = there.word[i]


@rule
def add_edge(tree: Any, desk: Desk, node: int, key: int) -> int:
    """A new edge of a situation; 0 if the tree is full."""
    if desk.edges >= len(tree):
        return 0
    edge = int(desk.edges)
    desk.edges += 1
    tree[edge].key = key
    tree[edge].first = 0
    tree[edge].next = tree[node].first
    tree[edge].visits = 0
    tree[edge].open = 0
    tree[edge].won = 0.0
    tree[edge].bias = 0.0
    tree[node].first = edge
    return edge


@rule
def shared_edge(tree: Any, desk: Desk, node: int, stamp: int) -> int:
    """The edge that all secret choices of a situation share, taken once more; 0 if the tree is full."""
    edge = int(tree[node].first)
    while edge != 0 and tree[edge].key != stamp + SHARED:
        edge = int(tree[edge].next)
    if edge == 0:
        edge = add_edge(tree, desk, node, stamp + SHARED)
    if edge != 0:
        tree[edge].visits += 1
    return edge


@rule
def is_fresh(desk: Desk, action: int) -> bool:
    """Whether an action is legal and has no edge."""
    return desk.fresh[action // WORD_BITS] >> action % WORD_BITS & 1 != 0


@rule
def note_legal(desk: Desk) -> None:
    """All legal actions are fresh."""
    for i in range(len(desk.fresh)):
        desk.fresh[i] = 0
    for i in range(desk.n):
        action = int(desk.out[i])
        desk.fresh[action // WORD_BITS] |= 1 << action % WORD_BITS
    desk.known = 0


@rule
def list_fresh(desk: Desk) -> int:
    """Write the fresh actions into a list; returns how many there are."""
    n = 0
    for i in range(desk.n):
        if is_fresh(desk, int(desk.out[i])):
            desk.new[n] = desk.out[i]
            n += 1
    return n


@rule
def best_known(tree: Any, desk: Desk, knobs: Knobs, node: int, stamp: int) -> int:
    """The most promising edge of a legal action, for the deciding seat; 0 if there is none. Others stay fresh."""
    note_legal(desk)
    best, found = -1.0, 0
    edge = int(tree[node].first)
    while edge != 0:
        action = int(tree[edge].key) - stamp
        if 0 <= action < SHARED and is_fresh(desk, action):
            desk.fresh[action // WORD_BITS] ^= 1 << action % WORD_BITS
            desk.known += 1
            tree[edge].open += 1
            visits = float(tree[edge].visits)
            worth = tree[edge].won / visits + knobs.curiosity * math.sqrt(log_of(int(tree[edge].open)) / visits)
            worth += knobs.bias * tree[edge].bias / (visits + 1.0)
            if worth > best:
                best, found = worth, edge
        edge = int(tree[edge].next)
    return found


@rule
def remember(desk: Desk, edge: int, mover: int) -> None:
    """One more edge on the way down."""
    desk.path[desk.steps] = edge
    desk.mover[desk.steps] = mover
    desk.steps += 1


@rule
def count_back(tree: Any, desk: Desk) -> None:
    """Tell every edge on the way what came of it."""
    tree[ROOT].visits += 1
    for i in range(desk.steps):
        edge = desk.path[i]
        tree[edge].visits += 1
        tree[edge].won += desk.reward[desk.mover[i]]
    desk.times += 1
    for seat in range(SEATS):
        desk.total[seat] += desk.reward[seat]


@rule
def never_secret(s: Any) -> bool:  # noqa: ARG001
    """For games whose choices are all seen."""
    return False


def sharing_of(team: int) -> Callable[[Any, Shares], None]:
    """What a game that is over was worth to each seat, for compiled callers."""

    @rule
    def share_win(s: Any, reward: Shares) -> None:
        winners = 0
        for seat in range(s.players):
            winners += s.winner >> seat & 1
        for seat in range(s.players):
            reward[seat] = team / winners if s.winner >> seat & 1 else 0.0

    return share_win


def judge_of(policy: AnyPolicy, team: int) -> Callable[[Any, Shares], None]:
    """What a state is worth to each seat: its share of the win, or its chance by the standing."""
    standing, scale, share_win = policy.standing, float(policy.SCALE), sharing_of(team)

    @rule
    def judge(s: Any, reward: Shares) -> None:
        if s.player < 0:
            share_win(s, reward)
            return
        most = -math.inf
        for seat in range(s.players):
            reward[seat] = standing(s, seat) / scale
            most = max(most, reward[seat])
        every = 0.0
        for seat in range(s.players):
            reward[seat] = exp_of(reward[seat] - most)
            every += reward[seat]
        for seat in range(s.players):
            reward[seat] *= team / every

    return judge


@rule
def stamp_of(s: Any) -> int:
    """What the keys of all edges of the seat that decides, in this phase, have in common."""
    return (int(s.player) << 4 | int(s.phase)) << 8


def edge_choice_by(policy: AnyPolicy) -> Callable[[Any, Any, Desk, Knobs, int], int]:
    """The choice of an edge, for compiled callers."""
    most_wanted = most_wanted_by(policy)

    @rule
    def choose(s: Any, tree: Any, desk: Desk, knobs: Knobs, node: int) -> int:
        """The edge to take from a situation, an old one or a new one; 0 if the tree is full and there is no old one."""
        stamp = stamp_of(s)
        edge = best_known(tree, desk, knobs, node, stamp)
        if desk.known < desk.n and desk.known <= knobs.width * math.sqrt(float(tree[node].visits)):
            desk.luck = next_luck(int(desk.luck))
            action = most_wanted(s, desk.new, list_fresh(desk), int(desk.luck))
            new = add_edge(tree, desk, node, stamp + action)
            if new != 0:
                tree[new].open = 1
                # The policy tries what it likes most first.
                tree[new].bias = 1.0 / (desk.known + 1.0)
                edge = new
        return edge

    return choose


def descent_of(game: AnyDefinition, policy: AnyPolicy) -> Callable[[Any, Any, Desk, Knobs, int, int], int]:
    """The way down the tree, for compiled callers."""
    play, legal, choose = game.rules.play, game.rules.legal, edge_choice_by(policy)
    secret = game.secret or never_secret

    @rule
    def descend(s: Any, tree: Any, desk: Desk, knobs: Knobs, observer: int, only: int) -> int:
        """Down the tree to a new edge, or to the end of the game; returns how many decisions that took."""
        made, node, growing = 0, ROOT, True
        desk.steps = 0
        if only >= 0:
            play(s, only)
            made = 1
        desk.n = legal(s, desk.out)
        while desk.n > 0 and growing and desk.steps < DEEPEST:
            action = int(desk.out[0])
            if desk.n > 1:
                edge = choose(s, tree, desk, knobs, node)
                if edge == 0:
                    break
                remember(desk, edge, int(s.player))
                action = int(tree[edge].key) & SHARED
                hidden = s.player != observer and secret(s)
                node = shared_edge(tree, desk, node, int(tree[edge].key) & ~SHARED) if hidden else edge
                growing = tree[edge].visits > 0 and node != ROOT
            play(s, action)
            made += 1
            desk.n = legal(s, desk.out)
        return made

    return descend


def rollout_of(rules: AnyRules, policy: AnyPolicy) -> Callable[[Any, Desk, Any], int]:
    """The rollout beyond the tree, for compiled callers."""
    play, legal, decide = rules.play, rules.legal, decision_by(policy)

    @rule
    def rollout(s: Any, desk: Desk, knobs: Any) -> int:
        """Play by the policy until the game or the depth ends; returns how many decisions were made."""
        made, n = 0, int(desk.n)
        luck = next_luck(int(desk.luck))
        desk.luck = luck
        while n > 0 and made < knobs.depth:
            luck = next_luck(luck)
            play(s, decide(s, desk.out, n, luck, int(knobs.glance)))
            made += 1
            n = legal(s, desk.out)
        return made

    return rollout


def imagination_of(rules: AnyRules) -> Callable[[Any, Any, int, int, int], None]:
    """The beginning of a simulation, for compiled callers."""
    imagine = rules.imagine

    @rule
    def imagine_some(states: Any, pools: Any, observer: int, i: int, reuse: int) -> None:
        """Put into state 2 what the observer imagines of state 0; it is the same for a few simulations."""
        if i % reuse == 0:
            states[1] = states[0]
            imagine(states[1], observer, pools[0])
            go_on(states[0].chance, states[1].chance)
        states[2] = states[1]

    return imagine_some


def search_of(game: AnyDefinition, policy: AnyPolicy) -> Callable[..., int]:
    """The search of one game, still plain Python."""
    imagine_some, descend = imagination_of(game.rules), descent_of(game, policy)
    rollout, judge = rollout_of(game.rules, policy), judge_of(policy, game.team)

    def think(states: Any, tree: Any, desks: Any, pools: Any, knobs: Any, observer: int, only: int, times: int) -> int:
        """Simulate, `times` times, what could come of state 0 as the observer knows it; returns all decisions made.

        With `only` the first decision is that action in every simulation.
        """
        made, desk, how = 0, desks[0], knobs[0]
        desk.root = stamp_of(states[0])
        for i in range(times):
            imagine_some(states, pools, observer, i, int(how.reuse))
            made += descend(states[2], tree, desk, how, observer, only)
            made += rollout(states[2], desk, how)
            judge(states[2], desk.reward)
            count_back(tree, desk)
        return made

    return think
