// The whole product in one process: the api and the document server behind one port.
import { createServer } from 'node:http';
import { REMOTES, ROOT } from './paths.mjs';

const isApi = (url) => /^\/api(?=[/?]|$)/.test(url);

/**
 * Starts listening.
 * @param {{ remotes?: string, before?: (request, response) => boolean }} [options] remotes: folder of the releases;
 *   before: sees every request first and says whether it answered it
 * @returns the address that it answers at, what it was configured with, and how to close it
 */
export async function serve({ remotes = REMOTES, before = () => false } = {}) {
  const { createApi, readEnvironment } = await import('../api/dist/index.js');
  const { createShell } = (await import('../shell/dist/server/index.cjs')).default;
  const environment = readEnvironment(process.env);
  const api = await createApi(environment, { onProgress: (sentence) => console.log(sentence) });
  const shell = createShell({
    api,
    site: environment.site,
    remotes,
    directory: `${ROOT}shell`,
    warn: (message, error) => console.error(`${message}: ${error?.message ?? error}`),
  });
  const server = createServer((request, response) => {
    if (before(request, response)) return;
    if (isApi(request.url)) api.handle(request, response);
    else void shell.handle(request, response);
  });
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(environment.port, environment.host, resolve);
  });
  return {
    environment,
    address: `http://localhost:${server.address().port}`,
    generatedAdminPassword: api.generatedAdminPassword,
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeIdleConnections();
      const hurry = setTimeout(() => server.closeAllConnections(), 5000);
      await closed;
      clearTimeout(hurry);
      await api.close();
    },
  };
}

/** Closes on Ctrl-C and on SIGTERM; a second Ctrl-C doesn't wait. */
export function closeOnSignal(close) {
  let closing = false;
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, async () => {
      if (closing) process.exit(1);
      closing = true;
      await close();
      process.exit(0);
    });
  }
}
