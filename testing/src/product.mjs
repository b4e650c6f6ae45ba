import { Child } from './child.mjs';
import { ROOT } from './paths.mjs';
import { temporaryFolder } from './temporary-folder.mjs';

/** The same flags as the start script of package.json. */
const FLAGS = ['--max-semi-space-size=4'];

/** The built product in one process, as `npm start` serves it. */
export class Product {
  /** @param {Child} child @param {string} origin @param {number} startSeconds from process start until it listens */
  constructor(child, origin, startSeconds) {
    this.child = child;
    this.origin = origin;
    this.port = Number(new URL(origin).port);
    this.startSeconds = startSeconds;
  }

  /**
   * Starts it on a free port, configured only with what is given.
   * @param {{ dataDir?: string, settings?: NodeJS.ProcessEnv }} [options] dataDir: by default an empty one, into which
   *   the catalogue is imported; settings: further variables
   * @throws Error when it exits before it listens
   */
  static async start({ dataDir = temporaryFolder(), settings } = {}) {
    const script = `${ROOT}server/testing/product-process.mjs`;
    /** @type {{ child: Child, ready: { address: string, seconds: number } }} */
    const { child, ready } = await Child.start(script, { HOST: '127.0.0.1', PORT: '0', DATA_DIR: dataDir, ...settings }, FLAGS);
    return new Product(child, ready.address, ready.seconds);
  }

  get pid() {
    return this.child.pid;
  }

  usage() {
    return this.child.usage();
  }

  stop() {
    return this.child.stop();
  }

  /** Kills it, like a power cut. */
  kill() {
    return this.child.kill();
  }
}
