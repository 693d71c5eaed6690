// One load for both servers: tables of four clients over real sockets, each choosing any legal move from what the
// server sent it. Latency is from sending a decision to the mover's receipt of the update that acknowledges it.
//
//     node load.mjs '{"server": "vaka", "port": 8252, "pids": [1234], "tables": 8, "spares": 40, "stages":
//                     [{"rate": 0, "seconds": 10}]}'
//
// A stage with rate 0 is a closed loop: a client that has to decide does so at once. Otherwise `rate` decisions per second
// are spread evenly over the tables. Prints one line of JSON per stage; stops after the first that did not hold.

import { readFileSync } from "node:fs";
import http from "node:http";
import { io } from "socket.io-client";
import WebSocket from "ws";

const SEATS = 4;
const WARM = 2; // seconds at the beginning of a stage that do not count
const LIMIT = 100; // milliseconds that p99 may take
const OPENING = 25; // tables opened from one address, since the server refuses more at once
const TICKS = 100; // per second, of /proc
const wish = JSON.parse(process.argv[2]);
const agent = new http.Agent({ keepAlive: true });

const any = (list) => list[Math.floor(Math.random() * list.length)];
const sleep = (ms) => new Promise((done) => setTimeout(done, ms));

/** POST some JSON; the answer and the cookie that came with it. */
function post(path, body, cookie, address) {
  return new Promise((done, fail) => {
    const headers = { "content-type": "application/json", ...(cookie && { cookie }) };
    const settings = { port: wish.port, path, method: "POST", headers, localAddress: address, agent };
    const request = http.request({ host: "127.0.0.1", ...settings }, (answer) => {
      let text = "";
      answer.on("data", (part) => (text += part));
      answer.on("end", () => {
        if (answer.statusCode >= 300) fail(new Error(`${path}: ${answer.statusCode} ${text}`));
        else done({ ...JSON.parse(text), cookie: answer.headers["set-cookie"]?.[0].split(";")[0] });
      });
    });
    request.on("error", fail);
    request.end(JSON.stringify(body));
  });
}

// --- The two servers. `open` gives four clients; each calls `table.turn(client)` when it has to decide and
// `table.done()` when its decision is acknowledged, and decides when its `play` is called.

let opened = 0;

const vaka = {
  async open(table) {
    const address = `127.0.1.${1 + Math.floor(opened++ / OPENING)}`;
    const seats = Array(SEATS).fill({ kind: "friend" });
    const { id } = await post("/api/tables", { game: wish.game, options: { players: SEATS }, seats }, null, address);
    const cookies = [];
    for (let seat = 0; seat < SEATS; seat++) {
      cookies.push((await post(`/api/tables/${id}/sit`, { name: `Robot ${seat}`, seat })).cookie);
    }
    return Promise.all(cookies.map((cookie) => vaka.join(table, id, cookie)));
  },

  join(table, id, cookie) {
    const socket = new WebSocket(`ws://127.0.0.1:${wish.port}/socket/${id}`, {
      headers: { cookie },
      perMessageDeflate: false,
    });
    let view = {};
    let version = 0;
    let request = 0;
    const client = {
      play: () => socket.send(JSON.stringify({ t: "play", id: ++request, version, action: any(view.legal) })),
      close: () => socket.close(),
    };
    return new Promise((ready, fail) => {
      socket.on("error", fail);
      socket.on("message", (data) => {
        const message = JSON.parse(data);
        if (message.t === "refused") throw new Error(`refused: ${data}`);
        if (message.t !== "step" && message.t !== "welcome") return;
        version = message.version;
        view = message.t === "welcome" ? message.view : Object.assign(view, message.view);
        if (message.ack === request && message.t === "step") table.done();
        if (message.t === "welcome") ready(client);
        if (view.over) table.end();
        else if (view.legal.length) table.turn(client);
      });
    });
  },
};

const fits = (card, top) =>
  card === "wild" || top === "wild" || card.split("-").some((part, i) => part === top.split("-")[i]);

const peer = {
  async open(table) {
    const { matchID } = await post("/games/cards/create", { numPlayers: SEATS });
    const clients = [];
    for (let seat = 0; seat < SEATS; seat++) {
      const body = { playerID: String(seat), playerName: `Robot ${seat}` };
      const { playerCredentials } = await post(`/games/cards/${matchID}/join`, body);
      clients.push(await peer.join(table, matchID, String(seat), playerCredentials));
    }
    return clients;
  },

  join(table, matchID, playerID, credentials) {
    const settings = { transports: ["websocket"], forceNew: true, perMessageDeflate: false };
    const socket = io(`http://127.0.0.1:${wish.port}/cards`, settings);
    let state = null;
    let sent = Infinity; // the version that this client's decision answered
    const client = {
      play() {
        const top = state.G.pile[state.G.pile.length - 1];
        const playable = state.G.players[playerID].hand.filter((card) => fits(card, top));
        const [type, args] = playable.length ? ["play", [any(playable)]] : ["draw", []];
        const payload = { type, args, playerID, credentials };
        sent = state._stateID;
        socket.emit("update", { type: "MAKE_MOVE", payload }, state._stateID, matchID, playerID);
      },
      close: () => socket.close(),
    };
    const hear = (next) => {
      state = next;
      if (state._stateID > sent) {
        sent = Infinity;
        table.done();
      }
      if (state.ctx.currentPlayer === playerID && sent === Infinity) table.turn(client);
    };
    return new Promise((ready, fail) => {
      socket.on("connect_error", fail);
      socket.on("connect", () => socket.emit("sync", matchID, playerID, credentials, SEATS));
      socket.on("sync", (_match, info) => {
        hear(info.state);
        ready(client);
      });
      socket.on("update", (_match, next) => hear(next));
    });
  },
};

const server = { vaka, peer }[wish.server];

// --- Tables.

class Table {
  clients = [];
  over = false;
  mover = null; // the client that has to decide
  owed = []; // when decisions were due that could not be sent yet
  sentAt = 0;
  place = null; // where it counts; none while it is a spare

  async open() {
    this.clients = await server.open(this);
    return this;
  }

  turn(client) {
    this.mover = client;
    if (!this.place) return;
    if (stage.rate === 0) this.decide(performance.now());
    else if (this.owed.length) this.decide(this.owed.shift());
  }

  /** A decision is due; it is sent once somebody knows that it is their turn. */
  tick(due) {
    if (this.mover) this.decide(performance.now());
    else this.owed.push(due);
  }

  decide(at) {
    if (!stage.open) return;
    const mover = this.mover;
    this.mover = null;
    this.sentAt = at;
    stage.sent++;
    mover.play();
  }

  done() {
    stage.acknowledged++;
    if (stage.counting) stage.took.push(performance.now() - this.sentAt);
  }

  end() {
    if (this.over) return;
    this.over = true;
    this.place?.replace();
  }

  close() {
    for (const client of this.clients) client.close();
  }
}

/** A place for a table: when its game is over, the next one begins there. */
class Place {
  constructor(table) {
    this.seat(table);
  }

  seat(table) {
    this.table = table;
    table.place = this;
    if (stage?.open && stage.rate === 0 && table.mover) table.turn(table.mover);
  }

  replace() {
    const old = this.table;
    this.table = null;
    setTimeout(() => old.close(), 1000); // the last update is still on its way to others
    if (spares.length) this.seat(spares.pop());
    else {
      stage.opened++;
      open().then((table) => this.seat(table));
    }
  }
}

const open = () => new Table().open();
const spares = [];
let stage = null;

async function openMany(count) {
  const made = [];
  for (let i = 0; i < count; i += 8) {
    made.push(...(await Promise.all(Array.from({ length: Math.min(8, count - i) }, open))));
  }
  return made;
}

// --- Stages.

/** User and system time of the server's processes so far, in seconds. */
function cpu(pids) {
  const spent = pids.map((pid) => {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1].split(" ");
    return (Number(fields[11]) + Number(fields[12])) / TICKS;
  });
  return spent.reduce((sum, part) => sum + part, 0);
}

const own = () => Object.values(process.cpuUsage()).reduce((sum, part) => sum + part, 0) / 1e6;
const round = (number, digits = 2) => Number(number.toFixed(digits));

function quantile(sorted, share) {
  return sorted.length ? sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] : Infinity;
}

/** Ticks at even distances for each place, the places spread over one period. */
function pace(places, rate) {
  const period = (1000 * places.length) / rate;
  const start = performance.now();
  const due = places.map((_, i) => start + (period * i) / places.length);
  return setInterval(() => {
    const now = performance.now();
    places.forEach((place, i) => {
      for (; due[i] <= now; due[i] += period) place.table?.tick(due[i]);
    });
  }, 1);
}

async function run({ rate, seconds }, places) {
  stage = { rate, open: true, counting: false, sent: 0, acknowledged: 0, opened: 0, took: [] };
  for (const { table } of places) if (table) table.owed = [];
  const timer = rate ? pace(places, rate) : null;
  if (!rate) for (const { table } of places) if (table?.mover) table.turn(table.mover);
  await sleep(1000 * WARM);
  stage.counting = true;
  const before = { at: performance.now(), cpu: cpu(wish.pids), own: own(), acknowledged: stage.acknowledged };
  await sleep(1000 * seconds);
  stage.counting = false;
  const wall = (performance.now() - before.at) / 1000;
  const moves = stage.acknowledged - before.acknowledged;
  const spent = cpu(wish.pids) - before.cpu;
  const load = own() - before.own;
  stage.open = false;
  clearInterval(timer);
  for (let i = 0; i < 200 && stage.acknowledged < stage.sent; i++) await sleep(10);
  const took = Float64Array.from(stage.took).sort();
  const p99 = quantile(took, 0.99);
  const held = !rate || (p99 < LIMIT && moves > 0.97 * rate * wall);
  return {
    rate,
    moves: round(moves / wall, 1),
    p50: round(quantile(took, 0.5)),
    p99: round(p99),
    worst: round(quantile(took, 1)),
    server_cpu_ms: round((1000 * spent) / moves, 3),
    load_cpu_ms: round((1000 * load) / moves, 3),
    opened: stage.opened,
    held,
  };
}

stage = { rate: 1, open: false };
const places = (await openMany(wish.tables)).map((table) => new Place(table));
spares.push(...(await openMany(wish.spares)));
for (const next of wish.stages) {
  const found = await run(next, places);
  console.log(JSON.stringify(found));
  if (!found.held) break;
}
process.exit(0);
