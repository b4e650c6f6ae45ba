import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { json, send } from '@wod/testing/api';
import { percentile } from '../statistics.mjs';

/** Pause between two reads of one visitor, and between two sign-ins or writes of the admin. */
const READ_EVERY_MS = 20;
const WRITE_EVERY_MS = 1000;
const PATIENCE_MS = 10_000;

/** Those who must be served whatever happens: three readers, and an admin who signs in and writes. */
export class Visitors {
  /** @param {string} origin @param {string} token the admin's @param {string} password @param {string[]} paths */
  constructor(origin, token, password, paths) {
    this.origin = origin;
    this.token = token;
    this.password = password;
    this.paths = paths;
  }

  /** @param {string} origin @param {string} token the admin's @param {string} password */
  static async of(origin, token, password) {
    const { wods: [{ id }] } = await send(origin, 'GET', '/wods?limit=1');
    return new Visitors(origin, token, password, ['/api/wods?limit=12', `/api/wods/${id}`, `/wods/${id}`]);
  }

  /** @param {number} seconds @returns how many reads were answered, how long they took in ms, and the failures */
  async visit(seconds) {
    const end = performance.now() + seconds * 1000;
    /** @type {number[]} */
    const times = [];
    /** @type {string[]} */
    const errors = [];
    const ask = async (/** @type {string} */ path, /** @type {RequestInit} */ init = {}) => {
      const began = performance.now();
      const { method = 'GET' } = init;
      try {
        const response = await fetch(this.origin + path, { ...init, signal: AbortSignal.timeout(PATIENCE_MS) });
        await response.arrayBuffer();
        if (!response.ok) errors.push(`${method} ${path} answered ${response.status}`);
        if (method === 'GET') times.push(performance.now() - began);
      } catch (error) {
        errors.push(`${method} ${path}: ${error instanceof Error ? (error.cause ?? error.message) : error}`);
      }
    };
    const repeat = async (/** @type {number} */ everyMs, /** @type {() => Promise<void>} */ work) => {
      while (performance.now() < end) {
        await work();
        await wait(everyMs);
      }
    };
    await Promise.all([
      ...this.paths.map((path) => repeat(READ_EVERY_MS, () => ask(path))),
      repeat(WRITE_EVERY_MS, () => ask('/api/auth/login', json('POST', { username: 'admin', password: this.password }))),
      repeat(WRITE_EVERY_MS, () => ask('/api/exercises', json('POST', { name: `Overload ${randomUUID()}`, equipment: 'BODYWEIGHT' }, this.token))),
    ]);
    return { reads: times.length, p50: percentile(times, 50), p99: percentile(times, 99), slowest: Math.max(...times), errors };
  }
}
