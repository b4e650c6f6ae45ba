// The server under `npm run dev`, with one more address: open pages listen there for the word to reload. With an api given,
// that one is asked, and the product's own isn't started.
import { closeOnSignal, farApi, listen } from '../server/dist/index.js';

const [remotes, apiOrigin] = process.argv.slice(2);
const pages = new Set();

function before(request, response) {
  if (request.url !== '/dev-events') return false;
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' }).flushHeaders();
  request.socket.setTimeout(0);
  pages.add(response);
  response.on('close', () => pages.delete(response));
  return true;
}

async function serveProduct() {
  const { serve } = await import('../server/dist/product.js');
  return serve({ remotes, before });
}

function serveWith(origin) {
  const { HOST = 'localhost', PORT = '3100' } = process.env;
  const api = farApi(origin, (error) => console.error(`The api at ${origin} can't be reached: ${error.message || error.code}`));
  const warn = (message, error) => console.error(`${message}: ${error.message}`);
  const site = { name: 'WOD Inspiration', origin: `http://localhost:${PORT}`, legal: {} };
  return listen({ api, site, remotes, port: Number(PORT), host: HOST, before, warn });
}

process.on('message', () => {
  for (const page of pages) page.write('data: reload\n\n');
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
  process.send(address);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
