import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, openSync, readFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const START_MS = 30_000;

/** What the production processes need besides Node, as Debian's packages call it. */
const PACKAGES = { nginx: 'nginx', 'redis-server': 'redis-server', mariadbd: 'mariadb-server' } as const;
export type Program = keyof typeof PACKAGES;

/** @returns the path of an installed program */
export function installed(program: Program): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  return folders.map((folder) => join(folder, program)).find((path) => existsSync(path));
}

/** The Debian packages of what is not installed. */
export const missingPackages = (): string[] =>
  (Object.keys(PACKAGES) as Program[]).filter((program) => installed(program) === undefined).map((program) => PACKAGES[program]);

/** Processes that end together, each with a log of its own. */
export class Programs {
  private readonly running = new Map<string, ChildProcess>();

  constructor(private readonly folder: string) {
    // Nothing stays behind when the test's process is ended in between.
    process.once('exit', () => this.kill('SIGKILL'));
  }

  /** Starts a program. It knows of the environment only what it is given. */
  start(name: string, command: string, args: string[], env: NodeJS.ProcessEnv = {}): ChildProcess {
    const log = openSync(join(this.folder, `${name}.log`), 'a');
    const child = spawn(command, args, { cwd: this.folder, stdio: ['ignore', log, log], env: { PATH: process.env.PATH, ...env } });
    this.running.set(name, child);
    return child;
  }

  /** Runs a program to its end. @throws Error with its log when it fails */
  async run(name: string, command: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<void> {
    const [code] = (await once(this.start(name, command, args, env), 'exit')) as [number | null];
    this.running.delete(name);
    if (code !== 0) throw new Error(`${name} failed:\n${this.log(name)}`);
  }

  /** Waits until an address answers with success. @throws Error with the program's log when it ends before or takes too long */
  async untilReady(name: string, address: string): Promise<void> {
    const deadline = Date.now() + START_MS;
    for (;;) {
      const response = await fetch(address).catch(() => undefined);
      if (response?.ok) return;
      if (Date.now() > deadline || this.running.get(name)?.exitCode !== null) throw new Error(`${name} is not ready:\n${this.log(name)}`);
      await wait(100);
    }
  }

  /** What a program has printed. */
  log(name: string): string {
    return readFileSync(join(this.folder, `${name}.log`), 'utf8');
  }

  /** Ends one program like a power cut. */
  async killHard(name: string): Promise<void> {
    const child = this.running.get(name);
    if (!child) throw new Error(`${name} doesn't run.`);
    const exited = once(child, 'exit');
    child.kill('SIGKILL');
    await exited;
    this.running.delete(name);
  }

  async close(): Promise<void> {
    const ends = [...this.running.values()].filter(({ exitCode }) => exitCode === null).map((child) => once(child, 'exit'));
    this.kill('SIGTERM');
    await Promise.all(ends);
  }

  private kill(signal: NodeJS.Signals): void {
    for (const child of this.running.values()) child.kill(signal);
  }
}

/** @returns ports that are free now, all different */
export async function freePorts(count: number): Promise<number[]> {
  const probes = await Promise.all(Array.from({ length: count }, () => probe()));
  await Promise.all(probes.map(({ close }) => close()));
  return probes.map(({ port }) => port);
}

async function probe(): Promise<{ port: number; close(): Promise<unknown> }> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { port: (server.address() as AddressInfo).port, close: () => new Promise((resolve) => server.close(resolve)) };
}
