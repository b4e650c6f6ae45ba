// The server under `npm run dev`, with one more address: open pages listen there for edits. Given an api, it uses that one and doesn't
// start the product's own.
import { closeOnSignal, farApi, listen } from '@wod/server';
import { messageOf } from './log.mjs';

const [remotes = '', apiOrigin] = process.argv.slice(2);
/** @type {Set<import('node:http').ServerResponse>} */
const pages = new Set();
/** Requests for documents that wait until the edit is built for the server too. @type {Set<() => void>} */
const waiting = new Set();
let building = false;

/** @param {import('node:http').IncomingMessage} request @param {import('node:http').ServerResponse} response @returns {boolean} whether it answers itself */
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

async function serveProduct() {
  const { serve } = await import('@wod/server/product');
  return serve({ remotes, before });
}

/** @param {string} origin of the api */
function serveWith(origin) {
  const { HOST = 'localhost', PORT = '3100' } = process.env;
  const api = farApi(origin, (/** @type {NodeJS.ErrnoException} */ error) => console.error(`The api at ${origin} can't be reached: ${error.message || error.code}`));
  const warn = (/** @type {string} */ message, /** @type {Error} */ error) => console.error(`${message}: ${error.message}`);
  const site = { name: 'WOD Inspiration', origin: `http://localhost:${PORT}`, legal: {} };
  return listen({ api, site, remotes, port: Number(PORT), host: HOST, before, warn });
}

/** Without a name of the event, pages reload. @param {string} message */
function tellPages(message) {
  for (const page of pages) page.write(`${message}\n\n`);
}

process.on('message', (/** @type {{ edited?: string, building: boolean, reload?: boolean }} */ told) => {
  if (told.edited) return tellPages(`event: edited\ndata: ${told.edited}`);
  building = told.building;
  if (building) return;
  for (const answer of waiting) answer();
  waiting.clear();
  if (told.reload) tellPages('data: reload');
});

try {
  const { address, close } = await (apiOrigin ? serveWith(apiOrigin) : serveProduct());
  const end = async () => {
    for (const page of pages) page.end();
    await close();
  };
  closeOnSignal(end);
  // Without the watchers there is nothing to serve for.
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.send?.(address);
} catch (error) {
  console.error(messageOf(error));
  process.exit(1);
}
