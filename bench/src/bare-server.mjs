import { request } from 'node:http';
import { Child } from './processes/child.mjs';

/** What the server under test says of its own connection; Node's server adds its own. */
const OF_THE_CONNECTION = new Set(['connection', 'keep-alive', 'date', 'transfer-encoding']);

/**
 * What a path answers, as it is on the wire.
 * @param {number} port @param {string} path
 * @returns {Promise<{ headers: string[], body: Buffer }>} headers: names and values in turn
 */
function recorded(port, path) {
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, path, headers: { 'accept-encoding': 'br' } }, async (response) => {
      const { rawHeaders } = response;
      const headers = rawHeaders.filter((_, index) => !OF_THE_CONNECTION.has(rawHeaders[index - (index % 2)].toLowerCase()));
      resolve({ headers, body: Buffer.concat(await response.toArray()) });
    });
    asked.on('error', reject).end();
  });
}

/**
 * Starts a bare node:http server that answers these paths with the very bytes and headers of another server.
 * @param {number} port the other server's
 * @param {string[]} paths
 * @returns {Promise<{ child: Child, port: number }>}
 */
export async function startBareServer(port, paths) {
  const { child, ready } = await Child.start('bare-process.mjs');
  for (const path of paths) {
    const { headers, body } = await recorded(port, path);
    await child.ask({ path, headers, body: body.toString('base64') });
  }
  return { child, port: ready.port };
}
