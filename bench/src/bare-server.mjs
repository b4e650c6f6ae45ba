import { request } from 'node:http';
import { Child } from '@wod/testing/child';

/** Headers about the recorded server's own connection; Node's server adds its own. */
const OF_THE_CONNECTION = new Set(['connection', 'keep-alive', 'date', 'transfer-encoding']);

/**
 * An answer as sent on the wire.
 * @typedef {object} Recorded
 * @property {string[]} headers names and values alternating
 * @property {Buffer} body
 */

/**
 * What a browser gets from a path.
 * @param {number} port @param {string} path @param {string} [encoding] Accept-Encoding
 * @returns {Promise<Recorded>}
 */
export function record(port, path, encoding = 'br') {
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, path, headers: { 'accept-encoding': encoding } }, async (response) => {
      const { rawHeaders } = response;
      const headers = rawHeaders.filter((_, index) => !OF_THE_CONNECTION.has(String(rawHeaders[index - (index % 2)]).toLowerCase()));
      resolve({ headers, body: Buffer.concat(await response.toArray()) });
    });
    asked.on('error', reject).end();
  });
}

/** A bare node:http server that sends what it was given, and forwards everything else. */
export class BareServer {
  /** @param {Child} child @param {number} port @param {number} behind port of the server that answers everything else */
  constructor(child, port, behind) {
    this.child = child;
    this.port = port;
    this.behind = behind;
    this.origin = `http://localhost:${port}`;
  }

  /** @param {number} behind port of the server that answers everything else */
  static async start(behind) {
    /** @type {{ child: Child, ready: { port: number } }} */
    const { child, ready } = await Child.start(new URL('processes/bare-process.mjs', import.meta.url), { BEHIND: String(behind) });
    return new BareServer(child, ready.port, behind);
  }

  /** Answers a path with exactly these bytes and headers from now on. @param {string} path @param {Recorded} answer */
  async put(path, { headers, body }) {
    await this.child.ask({ path, headers, body: body.toString('base64') });
  }

  /** Answers a path as the server behind it does. @param {string} path */
  async copy(path) {
    await this.put(path, await record(this.behind, path));
  }

  stop() {
    return this.child.stop();
  }
}
