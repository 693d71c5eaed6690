// boardgame.io's server with a game of the same kind as ours: four hands, a stock, a pile, and secrets.
// It has no end, so that a match lasts as long as the load.
//
//     node peer.mjs PORT

import { createRequire } from "node:module";

const require = createRequire(import.meta.url);
const { Server, Origins } = require("boardgame.io/server");
const { PlayerView, INVALID_MOVE } = require("boardgame.io/core");

const COLOURS = ["green", "yellow", "red", "blue"];
const FACES = ["1", "2", "3", "4", "5", "6", "which", "draw1", "give2"];
const HAND = 8;

/** 76 cards: two of each colour and face, and four that fit on everything. */
function deck() {
  const coloured = COLOURS.flatMap((colour) => FACES.map((face) => `${colour}-${face}`));
  return [...coloured, ...coloured, ...Array(4).fill("wild")];
}

/** One card from the stock to a hand; an empty stock is refilled from the pile. */
function take(G, random, seat) {
  if (!G.secret.stock.length) {
    const top = G.pile.pop();
    G.secret.stock = random.Shuffle(G.pile);
    G.pile = [top];
  }
  if (G.secret.stock.length) G.players[seat].hand.push(G.secret.stock.pop());
}

function count(G) {
  G.hands = Object.values(G.players).map((player) => player.hand.length);
  G.stock = G.secret.stock.length;
}

const fits = (card, top) =>
  card === "wild" || top === "wild" || card.split("-").some((part, i) => part === top.split("-")[i]);

const game = {
  name: "cards",
  minPlayers: 4,
  maxPlayers: 4,
  setup: ({ random }) => {
    const stock = random.Shuffle(deck());
    const players = Object.fromEntries([0, 1, 2, 3].map((seat) => [seat, { hand: stock.splice(0, HAND) }]));
    const G = { players, pile: [stock.pop()], secret: { stock }, hands: [], stock: 0 };
    count(G);
    return G;
  },
  playerView: PlayerView.STRIP_SECRETS,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    draw: ({ G, random, playerID }) => {
      take(G, random, playerID);
      count(G);
    },
    play: ({ G, random, playerID }, card) => {
      const hand = G.players[playerID].hand;
      const at = hand.indexOf(card);
      if (at < 0 || !fits(card, G.pile[G.pile.length - 1])) return INVALID_MOVE;
      hand.splice(at, 1);
      G.pile.push(card);
      // A player with no cards left gets a new hand instead of winning.
      if (!hand.length) for (let i = 0; i < HAND; i++) take(G, random, playerID);
      count(G);
    },
  },
};

Server({ games: [game], origins: [Origins.LOCALHOST] }).run(Number(process.argv[2]));
