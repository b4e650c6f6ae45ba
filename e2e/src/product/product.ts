import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface Product {
  /** where it answers, without a slash at the end */
  readonly address: string;
  close(): Promise<void>;
}

export type Environment = Readonly<Record<string, string>>;

/** What the visitors' addresses begin with: not the address that the tests talk to, as behind a proxy. */
export const SITE_ORIGIN = 'https://wod.example';
export const SITE_NAME = 'WOD Inspiration';
export const CONTACT = 'coach@wod.example';

const script = fileURLToPath(new URL('product-process.mjs', import.meta.url));

/**
 * Starts the built product on a free port, with the whole catalogue in a fresh embedded database.
 * @param environment variables besides those that every product has
 */
export async function startProduct(environment: Environment = {}): Promise<Product> {
  const data = await mkdtemp(join(tmpdir(), 'wod-e2e-data-'));
  const child = fork(script, {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    // A fresh environment: what the shell or .env of the developer says must not change what is tested.
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: data,
      SITE_ORIGIN,
      SITE_NAME,
      LEGAL_CONTACT: CONTACT,
      LOG_LEVEL: 'error',
      ...environment,
    },
  });
  const exited = once(child, 'exit').then(async ([code]) => {
    await rm(data, { recursive: true });
    return code as number;
  });
  const address = await Promise.race([
    once(child, 'message').then(([message]) => String(message)),
    exited.then((code) => {
      throw new Error(`The product ended with ${code} before it was ready.`);
    }),
  ]);
  return {
    address,
    async close() {
      child.disconnect();
      await exited;
    },
  };
}
