"""Thinking ahead with a network, compiled: the tree of `tree`, grown by what a network wants and expects.

Where a simulation comes to a situation that it knows nothing of, the network of the seat that decides there is asked
once: what it wants becomes the prior of each legal action, and the shares it expects are what the simulation was worth.
On the way down, an action is taken for what it has won so far and for what the network thinks of it, the latter fading
as it is tried (the rule is known as PUCT).
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

from vaka.bots.network import Shape, expect_shares, feed_by, wish_for
from vaka.bots.tree import (
    DEEPEST,
    ROOT,
    SHARED,
    WORD_BITS,
    Desk,
    Float64,
    add_edge,
    count_back,
    exp_of,
    imagination_of,
    is_fresh,
    never_secret,
    note_legal,
    remember,
    shared_edge,
    sharing_of,
    stamp_of,
)
from vaka.games.contract import AnyDefinition
from vaka.kit.rule import rule
from vaka.kit.struct import Int64, Struct, layout


class Guide(Struct):
    """How to think with a network."""

    trust: Float64  # weight of what the network wants
    modesty: Float64  # what an untried action is thought to be worth less than the tried ones
    heat: Float64  # above 1 the wishes of the network are taken for less different than they are
    reuse: Int64  # simulations on one imagined state


GUIDE = layout(Guide)
FULL = -1  # in place of a situation, where the tree has no room for it


@rule
def most_promising(tree: Any, desk: Desk, how: Guide, node: int, stamp: int) -> int:
    """The edge to take, for the seat that decides; 0 if no legal action has one. Those that have none stay fresh."""
    note_legal(desk)
    won, visits = 0.0, 0
    edge = int(tree[node].first)
    while edge != 0:
        action = int(tree[edge].key) - stamp
        if 0 <= action < SHARED and is_fresh(desk, action):
            won += tree[edge].won
            visits += int(tree[edge].visits)
        edge = int(tree[edge].next)
    untried = max(won / visits - how.modesty, 0.0) if visits > 0 else 0.0
    trust = how.trust * math.sqrt(float(visits) + 1.0)
    best, found = -1.0, 0
    edge = int(tree[node].first)
    while edge != 0:
        action = int(tree[edge].key) - stamp
        if 0 <= action < SHARED and is_fresh(desk, action):
            desk.fresh[action // WORD_BITS] ^= 1 << action % WORD_BITS
            desk.known += 1
            tried = float(tree[edge].visits)
            worth = tree[edge].won / tried if tried > 0.0 else untried
            worth += trust * tree[edge].bias / (tried + 1.0)
            if worth > best:
                best, found = worth, edge
        edge = int(tree[edge].next)
    return found


def consultation_of(game: AnyDefinition, shape: Shape) -> Callable[..., None]:
    """The question to the network, for compiled callers."""
    assert game.observation is not None
    write, feed = game.observation.write, feed_by(shape)

    @rule
    def consult(s: Any, tree: Any, desk: Desk, how: Guide, net: Any, brain: Any, node: int) -> None:
        """Ask what the seat that decides wants, and give each fresh action an edge with its prior, if there is room.

        The prior of another seat's action is what it wants with the cards that were imagined first; later visits with
        other cards correct it by what the action brings.
        """
        write(s, int(s.player), brain.seen)
        feed(net, brain)
        if node == FULL:
            return
        most, every = -math.inf, 0.0
        for i in range(desk.n):
            brain.wish[i] = wish_for(net, brain, int(desk.out[i])) / how.heat
            most = max(most, brain.wish[i])
        for i in range(desk.n):
            brain.wish[i] = exp_of(brain.wish[i] - most)
            every += brain.wish[i]
        stamp = stamp_of(s)
        for i in range(desk.n):
            if is_fresh(desk, int(desk.out[i])):
                edge = add_edge(tree, desk, node, stamp + int(desk.out[i]))
                if edge == 0:
                    return
                tree[edge].bias = brain.wish[i] / every

    return consult


def expectation_of(team: int) -> Callable[[Any, Desk, Any, Any], None]:
    """What the network expects to come of a state, for compiled callers."""

    @rule
    def expect(s: Any, desk: Desk, net: Any, brain: Any) -> None:
        """What each seat will get, as the network that was just asked expects."""
        players, seat = int(s.players), int(s.player)
        expect_shares(net, brain, players)
        for i in range(players):
            share = 0.0
            for mate in range(team):  # seats of a team sit evenly around the table
                share += brain.share[(i + mate * (players // team)) % players]
            desk.reward[(seat + i) % players] = share

    return expect


def exploration_of(game: AnyDefinition, shape: Shape) -> Callable[..., int]:
    """A simulation of one game, for compiled callers."""
    play, legal, secret = game.rules.play, game.rules.legal, game.secret or never_secret
    consult, expect, share_win = consultation_of(game, shape), expectation_of(game.team), sharing_of(game.team)

    @rule
    def explore(
        s: Any, tree: Any, desk: Desk, how: Guide, net: Any, brain: Any, observer: int, only: int
    ) -> int:  # fmt: skip
        """Down the tree to a situation that is new, or to the end; returns how many decisions that took."""
        made, node = 0, ROOT
        desk.steps = 0
        if only >= 0:
            play(s, only)
            made = 1
        desk.n = legal(s, desk.out)
        while desk.n > 0:
            action = int(desk.out[0])
            if desk.n > 1:
                if desk.steps == DEEPEST:
                    node = FULL
                edge = most_promising(tree, desk, how, node, stamp_of(s)) if node != FULL else 0
                if edge == 0:
                    consult(s, tree, desk, how, net, brain, node)
                    if node != ROOT or desk.edges == len(tree):
                        expect(s, desk, net, brain)
                        return made
                    edge = most_promising(tree, desk, how, node, stamp_of(s))
                elif desk.known < desk.n and desk.edges < len(tree):
                    # The others could not be done in the states that were imagined before.
                    consult(s, tree, desk, how, net, brain, node)
                    edge = most_promising(tree, desk, how, node, stamp_of(s))
                remember(desk, edge, int(s.player))
                action = int(tree[edge].key) & SHARED
                if s.player != observer and secret(s):
                    shared = shared_edge(tree, desk, node, int(tree[edge].key) & ~SHARED)
                    node = shared if shared != 0 else FULL
                else:
                    node = edge
            play(s, action)
            made += 1
            desk.n = legal(s, desk.out)
        share_win(s, desk.reward)
        return made

    return explore


def guided_search_of(game: AnyDefinition, shape: Shape) -> Callable[..., int]:
    """The guided search of one game, still plain Python."""
    imagine_some, explore = imagination_of(game.rules), exploration_of(game, shape)

    def ponder(
        states: Any, tree: Any, desks: Any, pools: Any, knobs: Any, nets: Any, brains: Any, observer: int, only: int,
        times: int,
    ) -> int:  # fmt: skip
        """Simulate as `think` does; with a network instead of the policy."""
        made, desk, how = 0, desks[0], knobs[0]
        desk.root = stamp_of(states[0])
        for i in range(times):
            imagine_some(states, pools, observer, i, int(how.reuse))
            made += explore(states[2], tree, desk, how, nets[0], brains[0], observer, only)
            count_back(tree, desk)
        return made

    return ponder
