/** A socket that comes back: after a drop it connects again, tells what it knows, and repeats what was not answered. */

import { socketAt } from './server';
import type { ClientMessage, ServerMessage } from './wire';

const FIRST_WAIT = 300; // milliseconds
const LONGEST_WAIT = 8000;
const GONE = 4404; // the server's word for "no such table"
const PULSE = 25_000; // milliseconds without a word, after which the server is asked whether it is there
const PATIENCE = 10_000; // milliseconds without an answer to that, after which the connection is given up
const SILENCE = 4000; // milliseconds after which an unacknowledged decision is sent again

export interface Listener {
  hear: (message: ServerMessage) => void;
  /** A table may be gone because something is wrong with it, which has a code. */
  state: (state: 'open' | 'lost' | 'gone', code?: string) => void;
  /** The version that is known, for the server to send what was missed. */
  since: () => number | null;
  /** Whether what happens at a table of this browser is kept on its disk. */
  kept?: (kept: boolean) => void;
}

/** A way to speak to a table. */
export interface Link {
  send: (message: ClientMessage) => void;
  /** Be told everything again. */
  refresh: () => void;
  close: () => void;
}

/** Decisions without an answer yet, to be sent again to whoever holds the table then. */
export class Unanswered {
  #messages = new Map<number, ClientMessage>();

  get size(): number {
    return this.#messages.size;
  }

  /** Note a message that is sent; returns whether it is a decision. */
  note(message: ClientMessage): boolean {
    const decision = message.t === 'play' || message.t === 'undo';
    if (decision) this.#messages.set(message.id, message);
    return decision;
  }

  /** Strike out what an answer is about. */
  hear(message: ServerMessage): void {
    const answered = message.t === 'step' ? message.ack : 'id' in message ? message.id : undefined;
    if (answered !== undefined) this.#messages.delete(answered);
  }

  all(): ClientMessage[] {
    return [...this.#messages.values()];
  }
}

export class TableSocket implements Link {
  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  #unanswered = new Unanswered();
  #nag: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly table: string,
    readonly listener: Listener,
  ) {
    this.#connect();
    addEventListener('online', this.#hurry);
  }

  #hurry = (): void => {
    if (!this.#socket || this.#socket.readyState > WebSocket.OPEN) this.#again(0);
  };

  #connect(): void {
    const since = this.listener.since();
    const query = since === null ? '' : `?since=${since}`;
    const socket = new WebSocket(socketAt(`/socket/${this.table}${query}`));
    this.#socket = socket;
    // One that was replaced while it closed has nothing to say any more.
    const current = (): boolean => this.#socket === socket;
    socket.onmessage = (event) => current() && this.#hear(JSON.parse(event.data as string));
    socket.onclose = (event) => current() && this.#lost(event.code);
  }

  #hear(message: ServerMessage): void {
    this.#feel();
    if (message.t === 'welcome') {
      this.#wait = FIRST_WAIT;
      this.listener.state('open');
    }
    this.#unanswered.hear(message);
    this.listener.hear(message);
    // Only after the missed steps were heard: a repeated decision may have been among them.
    if (message.t === 'welcome') this.#repeat();
  }

  /** Something was heard; after a while of silence, ask. */
  #feel(): void {
    clearTimeout(this.#pulse);
    this.#pulse = setTimeout(
      () => {
        this.#send({ t: 'ping' });
        this.#pulse = setTimeout(() => this.refresh(), PATIENCE);
      },
      PULSE * (0.8 + 0.4 * Math.random()),
    );
  }

  /** Send again what was not answered, and once more after a while if it still is not. */
  #repeat(): void {
    for (const message of this.#unanswered.all()) this.#send(message);
    this.#remind();
  }

  #remind(): void {
    clearTimeout(this.#nag);
    if (this.#unanswered.size) this.#nag = setTimeout(() => this.#repeat(), SILENCE);
  }

  #lost(code: number): void {
    clearTimeout(this.#pulse);
    if (this.#closed) return;
    this.listener.state(code === GONE ? 'gone' : 'lost');
    if (code !== GONE) this.#again(this.#wait * (0.7 + 0.6 * Math.random()));
    this.#wait = Math.min(2 * this.#wait, LONGEST_WAIT);
  }

  #again(wait: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#connect(), wait);
  }

  #send(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  /** Send a message; a decision is repeated until it is answered. */
  send(message: ClientMessage): void {
    if (this.#unanswered.note(message)) this.#remind();
    this.#send(message);
  }

  /** Connect again, to be sent what was missed. */
  refresh(): void {
    this.#socket?.close();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#nag);
    clearTimeout(this.#pulse);
    removeEventListener('online', this.#hurry);
    this.#socket?.close();
  }
}
