// The server under `npm run dev`, with one more address: open pages listen there for the word to reload.
import { closeOnSignal, serve } from './serve.mjs';

const pages = new Set();

function listen(request, response) {
  if (request.url !== '/dev-events') return false;
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' }).flushHeaders();
  pages.add(response);
  response.on('close', () => pages.delete(response));
  return true;
}

process.on('message', () => {
  for (const page of pages) page.write('data: reload\n\n');
});

const { address, environment, generatedAdminPassword, close } = await serve({ remotes: process.argv[2], before: listen });
closeOnSignal(async () => {
  for (const page of pages) page.end();
  await close();
});
if (generatedAdminPassword) console.log(`Admin ${environment.adminUsername}, password ${generatedAdminPassword}`);
console.log(`Ready at ${address}`);
