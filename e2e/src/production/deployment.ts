import { execFile } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { ADMIN } from '../panel/panel';
import { OwnReleases } from '../product/own-releases';
import { SITE_NAME, SITE_ORIGIN } from '../product/product';
import { freePorts, installed, Programs, type Program } from './programs';

const workspace = new URL('../../../', import.meta.url);
const script = (path: string) => fileURLToPath(new URL(path, workspace));

interface DatabaseServers {
  startPrivateServer(program: string): Promise<{ url: string; stop(): Promise<void> }>;
}

/** A line of the gateway's log. */
export interface GatewayLine {
  id: string;
  method: string;
  path: string;
  status: number;
  /** who was asked, in turn; empty where the gateway answered itself */
  upstream: string;
}

/** The product as docs/operations.md has it run by hand: the same processes, from the same build output. */
export interface Deployment {
  /** where the gateway answers */
  readonly address: string;
  /** origins of the single processes */
  readonly apis: readonly string[];
  readonly shells: readonly string[];
  readonly releases: OwnReleases;
  /** Ends an api process like a power cut. */
  killApi(origin: string): Promise<void>;
  /** Starts one more gateway, with nothing behind it. @returns where it answers */
  startBareGateway(): Promise<string>;
  gatewayLog(): Promise<GatewayLine[]>;
  /** what an api process has printed */
  apiLog(origin: string): string;
  close(): Promise<void>;
}

const execute = promisify(execFile);
const DATABASE = 'wod';
const originOf = (port: number) => `http://127.0.0.1:${port}`;
const serverLines = (ports: number[]) => ports.map((port) => `server 127.0.0.1:${port} max_fails=1 fail_timeout=5s;`).join(' ');

export async function startDeployment(): Promise<Deployment> {
  const folder = await mkdtemp(join(tmpdir(), 'wod-production-'));
  const releases = await OwnReleases.copy();
  // Started by root, nginx reads the releases as somebody else.
  for (const path of [folder, releases.directory]) await chmod(path, 0o755);
  const programs = new Programs(folder);
  const [gateway = 0, bare = 0, redis = 0, nobody = 0, ...ports] = await freePorts(8);
  const [apis, shells] = [ports.slice(0, 2), ports.slice(2)];
  const address = `http://localhost:${gateway}`;

  const database = await startDatabase();
  const common = { NODE_ENV: 'production', HOST: '127.0.0.1', SITE_ORIGIN, SITE_NAME };
  const api = {
    ...common, ...ADMIN, DATABASE_URL: `${database.url}/${DATABASE}`, REDIS_URL: `redis://127.0.0.1:${redis}`, SEED: 'catalogue',
    JWT_SECRET: 'a secret that all processes share', MIGRATE: 'off', TRUST_PROXY: '1', LOG_LEVEL: 'info',
  };
  programs.start('redis', required('redis-server'), ['--port', String(redis), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']);
  await programs.run('migrate', process.execPath, [script('api/dist/migrate.js')], api);
  for (const port of apis) programs.start(`api-${port}`, process.execPath, [script('api/dist/main.js')], { ...api, PORT: String(port) });
  for (const port of shells) {
    const env = { ...common, PORT: String(port), API_ORIGIN: address };
    programs.start(`shell-${port}`, process.execPath, [script('tools/document-server.mjs'), releases.directory], env);
  }
  await startGateway('gateway', gateway, apis, shells);
  for (const port of apis) await programs.untilReady(`api-${port}`, `${originOf(port)}/api/health/ready`);
  for (const port of shells) await programs.untilReady(`shell-${port}`, `${originOf(port)}/robots.txt`);
  await programs.untilReady('gateway', `${address}/api/health/ready`);

  async function startGateway(name: string, port: number, apiPorts: number[], shellPorts: number[]) {
    const conf = join(folder, `${name}.conf`);
    const { stdout } = await execute(process.execPath, [script('tools/gateway-conf.mjs')], {
      env: {
        GATEWAY_DIR: folder, GATEWAY_LOG: join(folder, `${name}-access.log`), GATEWAY_LISTEN: `127.0.0.1:${port}`, GATEWAY_RESOLVER: '',
        GATEWAY_REMOTES: releases.directory, GATEWAY_API: serverLines(apiPorts), GATEWAY_SHELL: serverLines(shellPorts),
      },
    });
    await writeFile(conf, stdout);
    programs.start(name, required('nginx'), ['-c', conf]);
  }

  return {
    address,
    apis: apis.map(originOf),
    shells: shells.map(originOf),
    releases,
    killApi: (origin) => programs.killHard(`api-${new URL(origin).port}`),
    async startBareGateway() {
      await startGateway('bare-gateway', bare, [nobody], [nobody]);
      return originOf(bare);
    },
    async gatewayLog() {
      const lines = await readFile(join(folder, 'gateway-access.log'), 'utf8');
      return lines.trim().split('\n').map((line) => JSON.parse(line) as GatewayLine);
    },
    apiLog: (origin) => programs.log(`api-${new URL(origin).port}`),
    async close() {
      await programs.close();
      await database.stop();
      await releases.remove();
      await rm(folder, { recursive: true });
    },
  };
}

/** The private server of the api's own tests, with an empty database. */
async function startDatabase() {
  const { startPrivateServer } = (await import(script('api/test/database/private-server.mjs'))) as DatabaseServers;
  const server = await startPrivateServer(required('mariadbd'));
  const { createConnection } = createRequire(script('api/package.json'))('mysql2/promise') as {
    createConnection(url: string): Promise<{ query(sql: string): Promise<unknown>; end(): Promise<void> }>;
  };
  const connection = await createConnection(server.url);
  await connection.query(`CREATE DATABASE ${DATABASE} CHARACTER SET utf8mb4`);
  await connection.end();
  return server;
}

function required(program: Program): string {
  const path = installed(program);
  if (path === undefined) throw new Error(`${program} is not installed.`);
  return path;
}
