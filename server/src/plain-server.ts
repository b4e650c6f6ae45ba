import { type RequestListener, Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server for development and tests, without the limits of the one that visitors reach. */
export class PlainServer extends Server {
  constructor(listener: RequestListener) {
    super(listener);
  }

  /** @returns the port */
  open(port: number, host: string): Promise<number> {
    return new Promise((resolve, reject) => {
      this.once('error', reject);
      this.listen(port, host, () => resolve((this.address() as AddressInfo).port));
    });
  }

  stop(): Promise<void> {
    return new Promise((resolve) => {
      this.close(() => resolve());
      this.closeAllConnections();
    });
  }
}
