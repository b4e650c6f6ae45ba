import type { LineChoice, LineState, Transfer, TransferLinePage } from '@wod/domain';
import { setTimeout as wait } from 'node:timers/promises';
import type { Library } from '../library.js';

const ASK_EVERY_MS = 20;

/** Files on their way into a library. */
export class Sending {
  constructor(private readonly library: Library) {}

  /** Sends a file in parts, and has it read. */
  async read(text: string, fileName = 'wods.json', partLength = 50_000): Promise<Transfer> {
    const { id } = await this.library.expecting<Transfer>(201, 'POST', '/transfers', { fileName });
    for (let part = 0; part * partLength < text.length; part += 1) {
      await this.library.expecting(204, 'POST', `/transfers/${id}/parts`, { part, text: text.slice(part * partLength, (part + 1) * partLength) });
    }
    await this.library.expecting(202, 'POST', `/transfers/${id}/read`);
    return this.ended(id);
  }

  lines(id: string, query = ''): Promise<TransferLinePage> {
    return this.library.get<TransferLinePage>(`/transfers/${id}/lines${query}`);
  }

  choose(id: string, choice: LineChoice, which: { lines?: number[]; state?: LineState } = {}): Promise<Transfer> {
    return this.library.expecting<Transfer>(200, 'PUT', `/transfers/${id}/choices`, { choice, ...which });
  }

  async import(id: string): Promise<Transfer> {
    await this.library.expecting(202, 'POST', `/transfers/${id}/import`);
    return this.ended(id);
  }

  /** What became of it, once nothing is under way. */
  async ended(id: string): Promise<Transfer> {
    for (;;) {
      const transfer = await this.library.get<Transfer>(`/transfers/${id}`);
      if (transfer.status !== 'reading' && transfer.status !== 'running') return transfer;
      await wait(ASK_EVERY_MS);
    }
  }

  /** The text of an export. */
  async export(query = ''): Promise<string> {
    const response = await fetch(`${this.library.url}/export${query}`, { headers: { authorization: `Bearer ${this.library.token}` } });
    if (response.status !== 200) throw new Error(`GET /export answered ${response.status}`);
    return new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer());
  }
}
