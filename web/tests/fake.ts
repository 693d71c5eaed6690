/** A WebSocket without a network. */

export class FakeSocket {
  static readonly OPEN = 1;
  static made: FakeSocket[] = [];
  readyState = 1;
  sent: Record<string, unknown>[] = [];
  onmessage: (event: { data: string }) => void = () => {};
  onclose: (event: { code: number }) => void = () => {};

  constructor(readonly url: string) {
    FakeSocket.made.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(code = 1006): void {
    this.readyState = 3;
    this.onclose({ code });
  }
  hear(message: object): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

/** The newest one. */
export const last = (): FakeSocket => FakeSocket.made.at(-1)!;
