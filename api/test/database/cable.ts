import { connect, createServer, type Socket } from 'node:net';
import type { DatabaseKind } from './databases.js';

/** A connection to a database server that can be cut, as if the server were gone, and restored. */
export interface Cable {
  /** The address of the database through the cable. */
  url: string;
  cut(): void;
  mend(): void;
  /** Leaves the next connection without an answer for good. */
  holdUpNext(): void;
  /**
   * Cuts once, at the next statement like this in a writing transaction: before it reaches the server, before its answer comes back,
   * as soon as that has come back and then for good, or so that the server gets it only with `deliver`.
   */
  cutAt(statement: string, when: Cut): void;
  deliver(): void;
  remove(): Promise<void>;
}

type Cut = 'before' | 'after' | 'answered' | 'held back';

export async function layCable(databaseUrl: string): Promise<Cable> {
  const target = new URL(databaseUrl);
  const open = new Set<Socket>();
  let isCut = false;
  let isHeldUp = false;
  let trap: { statement: string; when: Cut } | undefined;
  let deliver = () => undefined as void;
  const server = createServer((near) => {
    if (isCut) return near.destroy();
    if (isHeldUp) {
      isHeldUp = false;
      return void open.add(near.on('error', () => undefined).on('close', () => open.delete(near)));
    }
    const far = connect(Number(target.port || 3306), target.hostname);
    let writes = false;
    near.on('data', (chunk: Buffer) => {
      writes ||= /INSERT|UPDATE|DELETE/.test(chunk.toString('latin1'));
      const sprung = trap && writes && chunk.includes(trap.statement) ? trap : undefined;
      if (sprung) trap = undefined;
      if (chunk.includes('COMMIT')) writes = false;
      if (sprung?.when === 'before') return far.destroy();
      if (sprung?.when === 'held back') {
        deliver = () => void far.end(chunk);
        return near.removeAllListeners('close').destroy();
      }
      if (sprung?.when === 'after') far.removeAllListeners('data').once('data', () => far.destroy());
      if (sprung?.when === 'answered') far.once('data', () => setImmediate(cut));
      far.write(chunk);
    });
    far.on('data', (chunk: Buffer) => near.write(chunk));
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(socket);
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        open.delete(socket);
        other.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as { port: number }).port);
  const cut = () => {
    isCut = true;
    for (const socket of open) socket.destroy();
  };
  return {
    url: url.href,
    cut,
    mend: () => (isCut = false),
    holdUpNext: () => (isHeldUp = true),
    deliver: () => deliver(),
    cutAt: (statement, when) => (trap = { statement, when }),
    remove: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        cut();
      }),
  };
}

/** The same kind of database, reached through a cable. @param laid called with the cable of each database that is created */
export const throughCable = (kind: DatabaseKind, laid: (cable: Cable) => void): DatabaseKind => ({
  name: kind.name,
  async create(tables) {
    const database = await kind.create(tables);
    const cable = await layCable(database.variables.DATABASE_URL ?? '');
    laid(cable);
    return {
      variables: { ...database.variables, DATABASE_URL: cable.url },
      async drop() {
        await cable.remove();
        await database.drop();
      },
    };
  },
});
