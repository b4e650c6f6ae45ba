import { Child } from '@wod/testing/child';

/**
 * @typedef {object} Job
 * @property {number} port
 * @property {string[]} paths asked one after the other, then from the first again
 * @property {number} connections each sends its next request once it has its answer
 * @property {number} [seconds] how long to ask, after a short warm-up; or else
 * @property {number} [count] how many requests, all of which are measured
 * @property {string} encoding Accept-Encoding
 *
 * @typedef {object} Load
 * @property {number} answers all of them, including the warm-up's
 * @property {number} rate requests per second
 * @property {number} p50 milliseconds
 * @property {number} p99 milliseconds
 * @property {number[]} [latencies] milliseconds, for a counted job
 *
 * @typedef {{ port: number, child: Child }} Server one that reports its usage
 * @typedef {Load & { cpu: number }} Measured cpu: the server's processor time per answer, in microseconds
 */

/** The load generator, in its own process, so that it takes no time from the server under test. */
export class LoadGenerator {
  /** @param {Child} child */
  constructor(child) {
    this.child = child;
  }

  static async start() {
    const { child } = await Child.start(new URL('processes/load-process.mjs', import.meta.url));
    return new LoadGenerator(child);
  }

  /**
   * @param {Omit<Job, 'encoding'> & Partial<Job>} job without an encoding it asks for `br`, as browsers do
   * @returns {Promise<Load>}
   * @throws Error when an answer is not 200
   */
  run(job) {
    return this.child.ask({ encoding: 'br', ...job });
  }

  /**
   * @param {Server} server @param {Omit<Job, 'port' | 'encoding'> & Partial<Job>} job
   * @returns {Promise<Measured>}
   * @throws Error when an answer is not 200
   */
  async measure(server, job) {
    const before = await server.child.usage();
    const load = await this.run({ ...job, port: server.port });
    const after = await server.child.usage();
    return { ...load, cpu: (1e6 * (after.cpu - before.cpu)) / load.answers };
  }

  stop() {
    return this.child.stop();
  }
}
