import { fork } from 'node:child_process';
import { once } from 'node:events';

const STOP_MS = 8000;

/** A script in its own process; it answers one question at a time. */
export class Child {
  /** @param {import('node:child_process').ChildProcess} process */
  constructor(process) {
    this.process = process;
  }

  /**
   * Starts the script and waits for its first message.
   * @template [Message=Record<string, never>]
   * @param {URL | string} script
   * @param {NodeJS.ProcessEnv} [environment] everything it gets besides PATH
   * @param {string[]} [flags] of Node
   * @returns {Promise<{ child: Child, ready: Message }>}
   * @throws Error when it ends before it is ready
   */
  static async start(script, environment = {}, flags = []) {
    const child = new Child(
      fork(script, {
        execArgv: flags,
        env: { PATH: process.env.PATH, NODE_ENV: 'production', ...environment },
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      }),
    );
    return { child, ready: /** @type {Message} */ (await child.#answer()) };
  }

  /** @returns {number} its process id */
  get pid() {
    return Number(this.process.pid);
  }

  /**
   * @template Answer
   * @param {import('node:child_process').Serializable} message
   * @returns {Promise<Answer>}
   * @throws Error with the `error` it answers, or when it has ended
   */
  async ask(message) {
    if (!this.process.connected) throw new Error('A process has ended before its time.');
    const answer = this.#answer();
    this.process.send(message);
    return /** @type {Answer} */ (await answer);
  }

  /** @returns {Promise<{ cpu: number, rss: number }>} processor time in seconds since its start, and memory in MB, of a script that reports them */
  usage() {
    return this.ask('usage');
  }

  /** Shuts the process down cleanly. */
  async stop() {
    if (this.#hasEnded) return;
    const exited = once(this.process, 'exit');
    this.process.kill('SIGTERM');
    const hurry = setTimeout(() => this.process.kill('SIGKILL'), STOP_MS);
    await exited;
    clearTimeout(hurry);
  }

  /** Kills the process, like a power cut. */
  async kill() {
    const exited = once(this.process, 'exit');
    this.process.kill('SIGKILL');
    await exited;
  }

  get #hasEnded() {
    return this.process.exitCode !== null || this.process.signalCode !== null;
  }

  /** @returns {Promise<object>} what the process sends next */
  #answer() {
    return new Promise((resolve, reject) => {
      const heard = (/** @type {{ error?: string }} */ message) => {
        this.process.off('exit', ended);
        if (message.error === undefined) resolve(message);
        else reject(new Error(message.error));
      };
      const ended = (/** @type {number | null} */ code) => {
        this.process.off('message', heard);
        reject(new Error(`A process ended with code ${code}.`));
      };
      this.process.once('message', heard).once('exit', ended);
    });
  }
}
