// The load of bench/echo.py: sockets in groups of four; one of each group speaks, and speaks again once all have heard.
//
//     node echo.mjs '{"port": 8252, "pid": 1234, "sockets": 32, "seconds": 4}'

import { readFileSync } from "node:fs";
import WebSocket from "ws";

const GROUP = 4;
const WARM = 1; // seconds that do not count
const TICKS = 100; // per second, of /proc
const wish = JSON.parse(process.argv[2]);
const MESSAGE = JSON.stringify({ t: "play", id: 1, version: 1, action: "play r7" });

const ticks = () => {
  const fields = readFileSync(`/proc/${wish.pid}/stat`, "utf8").split(") ")[1].split(" ");
  return Number(fields[11]) + Number(fields[12]);
};
const sleep = (ms) => new Promise((done) => setTimeout(done, ms));

let messages = 0;
const sockets = [];
for (let i = 0; i < wish.sockets; i++) {
  const socket = new WebSocket(`ws://127.0.0.1:${wish.port}/`, { perMessageDeflate: false });
  const group = Math.floor(i / GROUP) * GROUP;
  socket.heard = 0;
  socket.on("message", () => {
    socket.heard++;
    const members = sockets.slice(group, group + GROUP);
    if (members.every((other) => other.heard === socket.heard)) {
      messages++;
      members[socket.heard % GROUP].send(MESSAGE);
    }
  });
  await new Promise((done, fail) => socket.on("open", done).on("error", fail));
  sockets.push(socket);
}
for (let group = 0; group < wish.sockets; group += GROUP) sockets[group].send(MESSAGE);
await sleep(WARM * 1000);
const [before, first, start] = [ticks(), messages, performance.now()];
await sleep(wish.seconds * 1000);
const [made, seconds] = [messages - first, (performance.now() - start) / 1000];
console.log(JSON.stringify({ messages: made / seconds, cpu_ms: ((ticks() - before) * 1000) / TICKS / made }));
process.exit(0);
