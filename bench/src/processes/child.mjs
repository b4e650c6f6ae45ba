import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const STOP_MS = 8000;

/** A script of this folder in a process of its own; it answers one question after the other. */
export class Child {
  /** @param {import('node:child_process').ChildProcess} process */
  constructor(process) {
    this.process = process;
  }

  /**
   * Starts the script and waits for its first message.
   * @param {string} script
   * @param {NodeJS.ProcessEnv} [environment] all that it gets, besides PATH
   * @param {string[]} [flags] of Node
   * @returns {Promise<{ child: Child, ready: object }>}
   * @throws Error when it ends before it is ready
   */
  static async start(script, environment = {}, flags = []) {
    const child = new Child(
      fork(fileURLToPath(new URL(script, import.meta.url)), {
        execArgv: flags,
        env: { PATH: process.env.PATH, NODE_ENV: 'production', ...environment },
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      }),
    );
    return { child, ready: await child.nextMessage() };
  }

  /** @param {import('node:child_process').Serializable} message @returns {Promise<object>} the answer */
  ask(message) {
    if (!this.process.connected) throw new Error('A process of the benchmark has ended before its time.');
    const answer = this.nextMessage();
    this.process.send(message);
    return answer;
  }

  /** @returns {Promise<{ cpu: number, rss: number }>} processor time in seconds since its start, and memory in MB */
  usage() {
    return this.ask('usage');
  }

  /** Ends the process in order. */
  async stop() {
    if (this.process.exitCode !== null || this.process.signalCode !== null) return;
    const exited = new Promise((resolve) => this.process.once('exit', resolve));
    this.process.kill('SIGTERM');
    const hurry = setTimeout(() => this.process.kill('SIGKILL'), STOP_MS);
    await exited;
    clearTimeout(hurry);
  }

  /** @returns {Promise<object>} what the process sends next */
  nextMessage() {
    return new Promise((resolve, reject) => {
      const settle = (action) => (value) => {
        this.process.removeAllListeners('message').removeAllListeners('exit');
        action(value);
      };
      this.process.once('message', settle((message) => (message.error === undefined ? resolve(message) : reject(new Error(message.error)))));
      this.process.once('exit', settle((code) => reject(new Error(`A process of the benchmark ended with code ${code}.`))));
    });
  }
}
