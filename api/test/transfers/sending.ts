import type { ExportChoice, LineChoice, LineState, Transfer, TransferLinePage } from '@wod/domain';
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
  export(query = ''): Promise<string> {
    return fileText(this.library, `/export${query}`);
  }

  /** The text of an export of some WODs or exercises. */
  exportSome(choice: ExportChoice): Promise<string> {
    return fileText(this.library, '/export', choice);
  }
}

/** The text of a file that the admin asks for, with a body if there is one. */
export async function fileText({ url, token }: Library, path: string, body?: object): Promise<string> {
  const response = await fetch(url + path, {
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
  if (response.status !== 200) throw new Error(`${path} answered ${response.status}`);
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer());
}
