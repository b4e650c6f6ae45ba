import type { ServerResponse } from 'node:http';

/** How many responses of a turn don't wait for its end, so that whoever sends few requests waits for no one else's. */
const AT_ONCE = 4;

/**
 * Ends the responses of a turn of the event loop, beyond the first few, together at its end: the first wakes the client, and the rest finds it
 * awake. Waking it for each would take longer than making the response (docs/adr/0094).
 */
export class SentTogether {
  private inTurn = 0;
  private due: [response: ServerResponse, body: Buffer | undefined][] = [];
  private turnsEnd: NodeJS.Immediate | undefined;

  /** @param response its head is written, or is made with the body */
  end(response: ServerResponse, body: Buffer | undefined): void {
    this.inTurn += 1;
    if (this.inTurn === 1) this.turnsEnd = this.turnsEnd?.ref() ?? setImmediate(this.endTurn);
    if (this.inTurn <= AT_ONCE) response.end(body);
    else this.due.push([response, body]);
  }

  private readonly endTurn = (): void => {
    const { due, inTurn } = this;
    this.due = [];
    this.inTurn = 0;
    // Immediates run in the order in which they were set: under load, this is set for the next turn ahead of the work that goes on in it.
    // It keeps the loop turning only while something is due.
    this.turnsEnd = inTurn === 0 ? undefined : setImmediate(this.endTurn).unref();
    for (const [response, body] of due) response.end(body);
  };
}
