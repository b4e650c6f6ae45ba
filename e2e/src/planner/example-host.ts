import { createReadStream } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join, normalize } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { farApi } from '@wod/server';
import type { Product } from '../product/product';

const CONFIGURATION = new URL('../../example-host/webpack.config.mjs', import.meta.url);
/** As strict as the product's own: no inline scripts, no eval, no trusted-types policy. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self' data:; connect-src 'self'; " +
  "require-trusted-types-for 'script'; trusted-types 'none'";
const TYPES: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css', '.json': 'application/json', '.woff2': 'font/woff2' };

async function bundle(folder: string): Promise<void> {
  const { default: configuration } = (await import(CONFIGURATION.href)) as { default: (path: string) => Configuration };
  await new Promise<void>((resolve, reject) => {
    webpack(configuration(folder), (error, stats) => {
      if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')));
      else resolve();
    });
  });
}

function sendFile(folder: string, path: string, response: ServerResponse) {
  const file = createReadStream(join(folder, normalize(path)));
  file.once('error', () => response.writeHead(404).end());
  file.once('open', () => {
    response.setHeader('content-type', TYPES[extname(path)] ?? 'application/octet-stream');
    file.pipe(response);
  });
}

/**
 * Bundles the example host and serves it as another site: its own page at every address, a planner release, and a product's
 * api on the same origin.
 * @param release folder of the planner's release
 */
export async function startExampleHost(release: string, api: Product): Promise<Product> {
  const folder = await mkdtemp(join(tmpdir(), 'wod-e2e-example-host-'));
  await bundle(folder);
  const files = await readdir(folder);
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Garage Gym</title><link rel="icon" href="data:,">
    ${files
      .filter((file) => file.endsWith('.css'))
      .map((file) => `<link rel="stylesheet" href="/host/${file}">`)
      .join('')}
    ${files
      .filter((file) => /^host\..*js$/.test(file))
      .map((file) => `<script type="module" src="/host/${file}"></script>`)
      .join('')}
    </head><body><div id="root"></div></body></html>`;
  const { handle } = farApi(api.address, (error) => {
    throw error;
  });
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const [, place, path = ''] = /^\/(host|planner|api)\/(.*)$/.exec(pathname) ?? [];
    if (place === 'api') handle(request, response);
    else if (place) sendFile(place === 'host' ? folder : release, path, response);
    else response.setHeader('content-type', 'text/html').setHeader('content-security-policy', POLICY).end(html);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
      await rm(folder, { recursive: true });
    },
  };
}
