import { once } from 'node:events';
import { createServer } from 'node:net';

/** @param {number} count @returns {Promise<number[]>} ports that are free now, all different */
export async function freePorts(count) {
  const probes = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'));
  await Promise.all(probes.map((probe) => once(probe, 'listening')));
  const ports = probes.map((probe) => /** @type {import('node:net').AddressInfo} */ (probe.address()).port);
  await Promise.all(probes.map((probe) => new Promise((resolve) => probe.close(resolve))));
  return ports;
}

/** @returns {Promise<number>} a port that is free now */
export async function freePort() {
  const [port] = await freePorts(1);
  return Number(port);
}
