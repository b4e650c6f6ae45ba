import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a CDN was sent. */
export interface Purge {
  method: string | undefined;
  keys: unknown;
  secret: unknown;
  soft: unknown;
}

/** Stands in for a CDN that is told what to forget. */
export class FakeCdn {
  readonly purges: Purge[] = [];
  /** What it answers with; 0 never answers. */
  status = 200;
  private readonly server = createServer((request, response) => {
    this.purges.push(purgeOf(request));
    if (this.status !== 0) response.writeHead(this.status).end();
    this.heard();
  });
  private heard = () => {};

  /** @returns its address */
  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/service/1/purge`;
  }

  /** Waits until it was told so often. */
  async until(count: number): Promise<void> {
    while (this.purges.length < count) await new Promise<void>((resolve) => (this.heard = resolve));
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}

const purgeOf = ({ method, headers }: IncomingMessage): Purge => ({
  method,
  keys: headers['surrogate-key'],
  secret: headers['fastly-key'],
  soft: headers['fastly-soft-purge'],
});
