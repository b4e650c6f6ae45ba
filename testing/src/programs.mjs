// The programs that the product needs on several processes: where they are, and how they are started and stopped.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, openSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const START_MS = 60_000;

/** What the production processes need besides Node, as Debian's packages call it. */
const PACKAGES = { nginx: 'nginx', 'redis-server': 'redis-server', mariadbd: 'mariadb-server' };

/**
 * @param {...string} names any of these programs
 * @returns {string | undefined} the path of the first one installed
 */
export function installed(...names) {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path));
}

/** @param {string} name @returns {string} the path of a program @throws Error that names its Debian package */
export function required(name) {
  const path = installed(name);
  if (path === undefined)
    throw new Error(`${name} is not installed: apt-get install ${Object.entries(PACKAGES).find(([program]) => program === name)?.[1] ?? name}`);
  return path;
}

/** @returns {string[]} the Debian packages of the missing programs */
export const missingPackages = () =>
  Object.entries(PACKAGES)
    .filter(([name]) => installed(name) === undefined)
    .map(([, debianPackage]) => debianPackage);

/** @typedef {{ child: import('node:child_process').ChildProcess, command: string, args: string[], env: NodeJS.ProcessEnv }} Started */

/** Processes that end together, each with its own log. */
export class Programs {
  /** @type {Map<string, Started>} */
  #started = new Map();

  /** @param {string} folder where they run and where their logs are */
  constructor(folder) {
    this.folder = folder;
    // Nothing is left behind when this process is interrupted.
    process.once('exit', () => this.#kill('SIGKILL'));
  }

  /**
   * Starts a program with only the environment it is given.
   * @param {string} name @param {string} command @param {string[]} args @param {NodeJS.ProcessEnv} [env]
   */
  start(name, command, args, env = {}) {
    const log = openSync(join(this.folder, `${name}.log`), 'a');
    const child = spawn(command, args, { cwd: this.folder, stdio: ['ignore', log, log], env: { PATH: process.env.PATH, ...env } });
    closeSync(log);
    this.#started.set(name, { child, command, args, env });
    return child;
  }

  /** Restarts a program that has ended, in the same way. @param {string} name */
  startAgain(name) {
    const { command, args, env } = this.#of(name);
    return this.start(name, command, args, env);
  }

  /**
   * Runs a program to completion.
   * @param {string} name @param {string} command @param {string[]} args @param {NodeJS.ProcessEnv} [env]
   * @throws Error with its log when it fails
   */
  async run(name, command, args, env = {}) {
    const [code] = await once(this.start(name, command, args, env), 'exit');
    if (code !== 0) throw new Error(`${name} failed:\n${this.log(name)}`);
  }

  /**
   * Waits until an address answers with success.
   * @param {string} name @param {string} address
   * @throws Error with the program's log when it ends first or takes too long
   */
  async untilReady(name, address) {
    const deadline = Date.now() + START_MS;
    for (;;) {
      const response = await fetch(address).catch(() => undefined);
      if (response?.ok) return;
      if (Date.now() > deadline || hasEnded(this.#of(name).child)) throw new Error(`${name} is not ready:\n${this.log(name)}`);
      await wait(100);
    }
  }

  /** What a program has printed. @param {string} name */
  log(name) {
    return readFileSync(join(this.folder, `${name}.log`), 'utf8');
  }

  /** @param {string} name @returns {number | undefined} its process id */
  pid(name) {
    return this.#of(name).child.pid;
  }

  /** Kills one program, like a power cut. @param {string} name */
  async killHard(name) {
    const { child } = this.#of(name);
    const exited = once(child, 'exit');
    if (!child.kill('SIGKILL')) throw new Error(`${name} doesn't run.`);
    await exited;
  }

  async close() {
    const ends = this.#alive().map((child) => once(child, 'exit'));
    this.#kill('SIGTERM');
    await Promise.all(ends);
  }

  /** @param {string} name */
  #of(name) {
    const started = this.#started.get(name);
    if (!started) throw new Error(`${name} was never started.`);
    return started;
  }

  #alive() {
    return [...this.#started.values()].map(({ child }) => child).filter((child) => !hasEnded(child));
  }

  /** @param {NodeJS.Signals} signal */
  #kill(signal) {
    for (const child of this.#alive()) child.kill(signal);
  }
}

/** @param {import('node:child_process').ChildProcess} child */
const hasEnded = ({ exitCode, signalCode }) => exitCode !== null || signalCode !== null;
