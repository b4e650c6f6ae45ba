import { Server } from 'node:http';

/** A server for development and tests, which need the api's HttpServer neither built nor with its limits. */
export class PlainServer extends Server {
  /** @param {number} port @param {string} host @returns {Promise<number>} the port */
  open(port, host) {
    return new Promise((resolve, reject) => {
      this.once('error', reject);
      this.listen(port, host, () => resolve(this.address().port));
    });
  }

  /** @returns {Promise<void>} */
  stop() {
    return new Promise((resolve) => {
      this.close(resolve);
      this.closeAllConnections();
    });
  }
}
