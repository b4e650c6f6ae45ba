import type { ServerResponse } from 'node:http';

/**
 * Ends responses at the end of a turn of the event loop, all of the turn together: the first wakes the client, and the rest finds it awake.
 * Waking it for each would take longer than making the response (docs/adr/0094).
 */
export class SentTogether {
  private due: [response: ServerResponse, body: Buffer | undefined][] = [];
  private turnsEnd: NodeJS.Immediate | undefined;

  end(response: ServerResponse, body: Buffer | undefined): void {
    if (this.due.push([response, body]) > 1) return;
    this.turnsEnd = this.turnsEnd?.ref() ?? setImmediate(this.send);
  }

  private readonly send = (): void => {
    const { due } = this;
    this.due = [];
    // Immediates run in the order in which they were set, so under load it is set ahead of whatever goes on in the next turn. While
    // nothing is due, the loop needn't turn for it.
    this.turnsEnd = due.length === 0 ? undefined : setImmediate(this.send).unref();
    for (const [response, body] of due) response.end(body);
  };
}
