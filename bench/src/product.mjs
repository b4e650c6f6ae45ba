import { createServer } from 'node:net';
import { Child } from './processes/child.mjs';

/** A port that nothing listens on. @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

/** The running product. */
export class Product {
  /** @param {Child} child @param {number} port @param {number} startSeconds */
  constructor(child, port, startSeconds) {
    this.child = child;
    this.port = port;
    /** From the start of the process until it listens. */
    this.startSeconds = startSeconds;
    this.origin = `http://localhost:${port}`;
  }

  /**
   * Starts the product on a free port, as `npm start` does, with nothing configured but what is given.
   * @param {{ dataDir: string, seed?: 'none' }} options
   */
  static async start({ dataDir, seed }) {
    const port = await freePort();
    const environment = { HOST: '127.0.0.1', PORT: String(port), DATA_DIR: dataDir, ...(seed && { SEED: seed }) };
    const { child, ready } = await Child.start('product-process.mjs', environment);
    return new Product(child, port, ready.seconds);
  }

  /** @param {string} path @returns {Promise<any>} the JSON of an answer @throws Error when it is not a success */
  async json(path) {
    const response = await fetch(`http://127.0.0.1:${this.port}${path}`);
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    return response.json();
  }

  usage() {
    return this.child.usage();
  }

  stop() {
    return this.child.stop();
  }
}
