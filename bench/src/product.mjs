import { Child } from './processes/child.mjs';

const { freePorts } = await import(new URL('../../tools/deployment/programs.mjs', import.meta.url).href);

/** As the start script of package.json has it. */
const FLAGS = ['--max-semi-space-size=4'];

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
   * @param {{ dataDir: string, seed?: 'none', settings?: NodeJS.ProcessEnv }} options settings: further variables
   */
  static async start({ dataDir, seed, settings }) {
    const [port] = await freePorts(1);
    const environment = { HOST: '127.0.0.1', PORT: String(port), DATA_DIR: dataDir, ...(seed && { SEED: seed }), ...settings };
    const { child, ready } = await Child.start('product-process.mjs', environment, FLAGS);
    return new Product(child, port, ready.seconds);
  }

  /**
   * @param {string} path
   * @param {{ method?: string, body?: object, token?: string }} [options] token: of an admin
   * @returns {Promise<any>} the JSON of an answer, undefined when it has none
   * @throws Error when it is not a success
   */
  async json(path, { method = 'GET', body, token } = {}) {
    const response = await fetch(`http://127.0.0.1:${this.port}${path}`, {
      method,
      body: JSON.stringify(body),
      headers: { ...(body && { 'content-type': 'application/json' }), ...(token && { authorization: `Bearer ${token}` }) },
    });
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    return response.status === 204 ? undefined : response.json();
  }

  usage() {
    return this.child.usage();
  }

  stop() {
    return this.child.stop();
  }
}
