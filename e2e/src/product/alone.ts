import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { OwnWorkspace } from './own-workspace';
import type { Product } from './product';

export interface Alone extends Product {
  /** the page address printed to the console */
  readonly page: string;
}

/** Runs one micro-frontend for development, as `npm run dev -w NAME` does, in front of a product's api. */
export async function startAlone(name: string, { folder }: OwnWorkspace, api: Product): Promise<Alone> {
  const child = spawn(process.execPath, [join(folder, 'tools/dev.mjs'), name], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { PATH: process.env.PATH, API: api.address, PORT: '0' },
  });
  const exited = once(child, 'exit');
  for await (const line of createInterface(child.stdout)) {
    const page = /^Ready at ([^\s,]+)/.exec(line)?.[1];
    if (page === undefined) continue;
    child.stdout.resume();
    return {
      page,
      address: new URL(page).origin,
      async close() {
        child.kill('SIGINT');
        await exited;
      },
    };
  }
  throw new Error(`${name} ended before it was ready.`);
}
