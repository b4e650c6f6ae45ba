// The product on several processes, as docs/operations.md describes it: the same processes, from the same build output.
import { execFile } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { REMOTES, ROOT } from './paths.mjs';
import { freePorts } from './ports.mjs';
import { createDatabase, startPrivateServer } from './private-server.mjs';
import { Programs, required } from './programs.mjs';

/**
 * @typedef {object} Options
 * @property {string} [releases] folder of the releases to serve; the workspace's own by default
 * @property {number} [apis] how many api processes, 2 by default
 * @property {number} [shells] how many document servers, 2 by default
 * @property {string} [database] address of a running database server; by default one is started
 * @property {NodeJS.ProcessEnv} [settings] further settings of the api processes and document servers; the gateway has the same TRUST_PROXY
 *
 * @typedef {object} GatewayLine a line of the gateway's log
 * @property {string} id
 * @property {string} method
 * @property {string} path
 * @property {number} status
 * @property {string} upstream the upstreams tried, in order; empty where the gateway answered itself
 *
 * @typedef {object} Deployment
 * @property {string} address where the gateway answers
 * @property {string[]} apis origins of the api processes
 * @property {string[]} shells origins of the document servers
 * @property {import('./private-server.mjs').PrivateServer} database its own server, which may be killed; throws where an address was given
 * @property {(origin: string) => Promise<void>} killApi kills an api process, like a power cut
 * @property {(origin: string) => void} startApi restarts one that was killed
 * @property {(origin: string) => string} apiLog what an api process has printed
 * @property {(origin: string) => number | undefined} apiPid its process id
 * @property {() => Promise<string>} startBareGateway starts one more gateway with nothing behind it, and returns where it answers
 * @property {() => Promise<GatewayLine[]>} gatewayLog
 * @property {() => Promise<void>} close
 */

const DATABASE = 'wod';
const originOf = (/** @type {number} */ port) => `http://127.0.0.1:${port}`;
/** A server that failed is skipped for five seconds, unless all have: then any that answers will do. */
const serverLines = (/** @type {number[]} */ ports) =>
  ['max_fails=1 fail_timeout=5s', 'backup max_fails=0'].flatMap((how) => ports.map((port) => `server 127.0.0.1:${port} ${how};`)).join(' ');
const apiName = (/** @type {string} */ origin) => `api-${new URL(origin).port}`;

/** @param {Options} [options] @returns {Promise<Deployment>} once all of its processes answer */
export async function startDeployment({ releases = REMOTES, apis: apiCount = 2, shells: shellCount = 2, database, settings = {} } = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'wod-production-'));
  // Started as root, nginx reads the releases as another user.
  for (const path of [folder, releases]) await chmod(path, 0o755);
  const programs = new Programs(folder);
  const [gateway = 0, bare = 0, redis = 0, nobody = 0, ...ports] = await freePorts(4 + apiCount + shellCount);
  const [apis, shells] = [ports.slice(0, apiCount), ports.slice(apiCount)];
  const address = `http://localhost:${gateway}`;
  const ownServer = database === undefined ? await startPrivateServer(required('mariadbd'), { durable: true }) : undefined;

  const common = { NODE_ENV: 'production', HOST: '127.0.0.1', TRUST_PROXY: '1', ...settings };

  async function close() {
    await programs.close();
    await ownServer?.stop();
    await rm(folder, { recursive: true });
  }

  /** @param {string} name @param {number} port @param {number[]} apiPorts @param {number[]} shellPorts */
  async function startGateway(name, port, apiPorts, shellPorts) {
    const conf = join(folder, `${name}.conf`);
    const { stdout } = await promisify(execFile)(process.execPath, [`${ROOT}tools/gateway-conf.mjs`], {
      env: {
        GATEWAY_DIR: folder,
        GATEWAY_LOG: join(folder, `${name}-access.log`),
        GATEWAY_LISTEN: `127.0.0.1:${port}`,
        GATEWAY_RESOLVER: '',
        GATEWAY_REMOTES: releases,
        GATEWAY_API: serverLines(apiPorts),
        GATEWAY_SHELL: serverLines(shellPorts),
        GATEWAY_TRUST_PROXY: common.TRUST_PROXY,
      },
    });
    await writeFile(conf, stdout);
    programs.start(name, required('nginx'), ['-c', conf]);
  }

  async function startAll() {
    const api = {
      DATABASE_URL: await createDatabase(database ?? String(ownServer?.url), DATABASE),
      REDIS_URL: `redis://127.0.0.1:${redis}`,
      SEED: 'catalogue',
      JWT_SECRET: 'a secret that all processes share',
      MIGRATE: 'off',
      LOG_LEVEL: 'info',
      ...common,
    };
    programs.start('redis', required('redis-server'), ['--port', String(redis), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']);
    await programs.run('migrate', process.execPath, [`${ROOT}api/dist/migrate.js`], api);
    for (const port of apis) programs.start(`api-${port}`, process.execPath, [`${ROOT}api/dist/main.js`], { ...api, PORT: String(port) });
    for (const port of shells) {
      const env = { ...common, PORT: String(port), API_ORIGIN: address };
      programs.start(`shell-${port}`, process.execPath, [`${ROOT}server/dist/document-server.js`, releases], env);
    }
    await startGateway('gateway', gateway, apis, shells.length > 0 ? shells : [nobody]);
    for (const port of apis) await programs.untilReady(`api-${port}`, `${originOf(port)}/api/health/ready`);
    for (const port of shells) await programs.untilReady(`shell-${port}`, `${originOf(port)}/robots.txt`);
    await programs.untilReady('gateway', `${address}/api/health/ready`);
  }

  try {
    await startAll();
  } catch (error) {
    await close();
    throw error;
  }
  return {
    address,
    apis: apis.map(originOf),
    shells: shells.map(originOf),
    get database() {
      if (!ownServer) throw new Error('The database was given.');
      return ownServer;
    },
    killApi: (origin) => programs.killHard(apiName(origin)),
    startApi: (origin) => void programs.startAgain(apiName(origin)),
    apiLog: (origin) => programs.log(apiName(origin)),
    apiPid: (origin) => programs.pid(apiName(origin)),
    async startBareGateway() {
      await startGateway('bare-gateway', bare, [nobody], [nobody]);
      return originOf(bare);
    },
    async gatewayLog() {
      const lines = await readFile(join(folder, 'gateway-access.log'), 'utf8');
      return lines
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line));
    },
    close,
  };
}
