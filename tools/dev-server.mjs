// The server under `npm run dev`, with one more address: open pages listen there for edits. Given an api, it uses that one and doesn't
// start the product's own. It starts when it is told to: until then it loads the packages of the api, which no edit changes.
import { readFileSync } from 'node:fs';
import { messageOf } from './log.mjs';
import { ROOT } from './paths.mjs';

const [remotes = '', apiOrigin] = process.argv.slice(2);
/** @type {Set<import('node:http').ServerResponse>} */
const pages = new Set();
/** Requests for documents that wait until the edit is built for the server too. @type {Set<() => void>} */
const waiting = new Set();
let building = false;

/**
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @returns {boolean} whether it answers itself
 */
function before(request, response) {
  if (building && request.headers.accept?.includes('text/html')) {
    const { server } = Object(request.socket);
    waiting.add(() => server.emit('request', request, response));
    return true;
  }
  if (request.url !== '/dev-events') return false;
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' }).flushHeaders();
  request.socket.setTimeout(0);
  pages.add(response);
  response.on('close', () => pages.delete(response));
  return true;
}

/** What can't be found from here is loaded by the api. */
async function loadPackages() {
  /** @type {{ dependencies: Record<string, string> }} */
  const { dependencies } = JSON.parse(readFileSync(`${ROOT}api/package.json`, 'utf8'));
  const packages = Object.keys(dependencies).filter((name) => !name.startsWith('@wod/'));
  await Promise.allSettled(packages.map((name) => import(name)));
}

async function serveProduct() {
  const { serve } = await import('@wod/server/product');
  return serve({ remotes, before });
}

/** @param {string} origin of the api */
async function serveWith(origin) {
  const { farApi, listen } = await import('@wod/server');
  const { HOST = 'localhost', PORT = '3100' } = process.env;
  const api = farApi(origin, (/** @type {NodeJS.ErrnoException} */ error) =>
    console.error(`The api at ${origin} can't be reached: ${error.message || error.code}`),
  );
  const warn = (/** @type {string} */ message, /** @type {Error} */ error) => console.error(`${message}: ${error.message}`);
  const site = { name: 'WOD Inspiration', origin: `http://localhost:${PORT}`, legal: {} };
  return listen({ api, site, remotes, port: Number(PORT), host: HOST, before, warn });
}

/** Without a name of the event, pages reload. @param {string} message */
function tellPages(message) {
  for (const page of pages) page.write(`${message}\n\n`);
}

const told = new Promise((resolve) => {
  process.on('message', (/** @type {{ start?: true, edited?: string, building: boolean, reload?: boolean }} */ message) => {
    if (message.start) return resolve(undefined);
    if (message.edited) return tellPages(`event: edited\ndata: ${message.edited}`);
    building = message.building;
    if (building) return;
    for (const answer of waiting) answer();
    waiting.clear();
    if (message.reload) tellPages('data: reload');
  });
});
// Without the watchers there is nothing to serve for.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));

try {
  if (!apiOrigin) await loadPackages();
  await told;
  // From here on: what has been edited mustn't be loaded ahead.
  const { closeOnSignal } = await import('@wod/server');
  const { address, close } = await (apiOrigin ? serveWith(apiOrigin) : serveProduct());
  const end = async () => {
    for (const page of pages) page.end();
    await close();
  };
  closeOnSignal(end);
  process.send?.(address);
} catch (error) {
  console.error(messageOf(error));
  process.exit(1);
}
