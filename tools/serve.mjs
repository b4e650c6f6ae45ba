// The whole product in one process: the api and the document server behind one port.
import { createServer } from 'node:http';
import { liveShell } from './live-shell.mjs';
import { REMOTES } from './paths.mjs';

const toConsole = (message, error) => console.error(`${message}: ${error?.message ?? error}`);
const isApi = (url) => /^\/api(?=[/?]|$)/.test(url);

/**
 * Puts the live shell and an api behind one port.
 * @param {{ api: object, site: object, remotes: string, port: number, host: string, before?: (request, response) => boolean,
 *   warn?: (message: string, error: unknown) => void }} options
 *   remotes: folder of the releases; before: sees every request first and says whether it answered it; warn: told when a page
 *   can't be rendered
 * @returns the address that it answers at, and how to close it
 */
export async function listen({ api, site, remotes, port, host, before = () => false, warn = toConsole }) {
  const pages = liveShell({ api, site, remotes, warn });
  const server = createServer((request, response) => {
    if (before(request, response)) return;
    if (isApi(request.url)) api.handle(request, response);
    else void pages(request, response);
  });
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return {
    address: `http://localhost:${server.address().port}`,
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

/**
 * Starts the product as the environment configures it.
 * @param {{ remotes?: string, before?: (request, response) => boolean }} [options] as of `listen`
 * @returns besides what `listen` does, what it was configured with
 */
export async function serve({ remotes = REMOTES, before } = {}) {
  const { createApi, readEnvironment } = await import('../api/dist/index.js');
  const environment = readEnvironment(process.env);
  const api = await createApi(environment, { onProgress: (sentence) => console.log(sentence) });
  const { site, port, host } = environment;
  return { environment, generatedAdminPassword: api.generatedAdminPassword, ...(await listen({ api, site, remotes, port, host, before })) };
}

/** Closes on Ctrl-C and on SIGTERM; a second Ctrl-C doesn't wait. */
export function closeOnSignal(close) {
  let closing = false;
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, async () => {
      if (closing && signal === 'SIGINT') process.exit(1);
      if (closing) return;
      closing = true;
      await close();
      process.exit(0);
    });
  }
}
