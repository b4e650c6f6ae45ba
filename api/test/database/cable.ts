import { connect, createServer, type Socket } from 'node:net';

/** A way to a database server that can be cut, as if the server were gone, and mended. */
export interface Cable {
  /** The address of the database through the cable. */
  url: string;
  cut(): void;
  mend(): void;
  remove(): Promise<void>;
}

export async function layCable(databaseUrl: string): Promise<Cable> {
  const target = new URL(databaseUrl);
  const open = new Set<Socket>();
  let isCut = false;
  const server = createServer((near) => {
    if (isCut) return near.destroy();
    const far = connect(Number(target.port || 3306), target.hostname);
    for (const [socket, other] of [[near, far], [far, near]] as const) {
      open.add(socket);
      socket.pipe(other);
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
    remove: () => new Promise((resolve) => {
      server.close(() => resolve());
      cut();
    }),
  };
}
