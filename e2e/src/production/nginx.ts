// nginx with the files of deploy/, their variables filled in as docs/operations.md says.
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { request, type RequestOptions } from 'node:https';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Programs, required } from '@wod/testing/programs';
import { ROOT } from './server-process';

const run = promisify(execFile);

/**
 * Starts nginx with one of them, as a program of that name.
 * @param variables of the template
 * @param ready an address that answers with success once nginx does
 */
async function startNginx(
  programs: Programs,
  name: 'nginx' | 'tls' | 'cache',
  variables: Readonly<Record<string, string>>,
  ready: string,
): Promise<void> {
  // Started as root, nginx reads and writes as another user.
  await run('chmod', ['-R', 'a+rX', programs.folder]);
  const { stdout } = await run(process.execPath, [`${ROOT}tools/gateway-conf.mjs`, `deploy/${name}.conf`], { env: { ...variables } });
  const conf = join(programs.folder, `${name}.conf`);
  await writeFile(conf, stdout);
  await programs.run(`${name}-check`, required('nginx'), ['-t', '-c', conf]);
  programs.start(name, required('nginx'), ['-c', conf]);
  await programs.untilReady(name, ready);
}

/** Starts the gateway in front of one api process and one document server. */
export const startGateway = (
  programs: Programs,
  { port, api, shell, trustProxy }: { port: number; api: string; shell: string; trustProxy: number },
): Promise<void> => {
  const { folder } = programs;
  const variables = {
    GATEWAY_DIR: folder,
    GATEWAY_LOG: join(folder, 'gateway-access.log'),
    GATEWAY_LISTEN: `127.0.0.1:${port}`,
    GATEWAY_RESOLVER: '',
    GATEWAY_REMOTES: `${ROOT}remotes`,
    GATEWAY_API: `server ${api};`,
    GATEWAY_SHELL: `server ${shell};`,
    GATEWAY_TRUST_PROXY: String(trustProxy),
  };
  return startNginx(programs, 'nginx', variables, `http://127.0.0.1:${port}/robots.txt`);
};

/** Starts a cache in front of an address. @param inner the port on which it talks to itself */
export const startCache = (programs: Programs, { port, inner, origin }: { port: number; inner: number; origin: string }): Promise<void> => {
  const { folder } = programs;
  const variables = {
    CACHE_DIR: folder,
    CACHE_LOG: join(folder, 'cache-access.log'),
    CACHE_LISTEN: `127.0.0.1:${port}`,
    CACHE_INNER: `127.0.0.1:${inner}`,
    CACHE_ORIGIN: origin,
  };
  return startNginx(programs, 'cache', variables, `http://127.0.0.1:${port}/robots.txt`);
};

/** Starts https in front of an address, with a certificate of its own. @param proxies whose word it takes on who the visitor is */
export async function startTls(
  programs: Programs,
  { http, https, gateway, proxies }: { http: number; https: number; gateway: string; proxies: string },
): Promise<void> {
  const { folder } = programs;
  await run(required('openssl'), [
    'req',
    '-x509',
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:P-256',
    '-nodes',
    '-days',
    '1',
    '-subj',
    '/CN=wod.example',
    '-keyout',
    join(folder, 'privkey.pem'),
    '-out',
    join(folder, 'fullchain.pem'),
  ]);
  const variables = {
    TLS_DIR: folder,
    TLS_HTTP: `127.0.0.1:${http}`,
    TLS_HTTPS: `127.0.0.1:${https}`,
    TLS_CERTIFICATES: folder,
    TLS_CHALLENGES: folder,
    TLS_GATEWAY: gateway,
    TLS_PROXIES: `set_real_ip_from ${proxies};`,
  };
  await startNginx(programs, 'tls', variables, `http://127.0.0.1:${http}/tls/health`);
}

/** Asks over https on a connection of its own, whoever signed the certificate. */
export async function overTls(port: number, path: string, options: RequestOptions = {}): Promise<IncomingMessage> {
  const asked = request({ host: '127.0.0.1', port, path, rejectUnauthorized: false, agent: false, ...options }).end();
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  return answer;
}
