import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Environment } from '../environment/environment.js';
import { EnvironmentError } from '../environment/read-environment.js';

/** Why a server can't listen, in one sentence that names the variable to change. */
export function listenProblem({ code, message }: NodeJS.ErrnoException, port: number, host: string, portVariable: string): EnvironmentError {
  switch (code) {
    case 'EADDRINUSE':
      return new EnvironmentError(`${portVariable} ${port} is in use by another program: end that one, or set ${portVariable} to another port`);
    case 'EACCES':
      return new EnvironmentError(`${portVariable} ${port} may not be used by this user: set ${portVariable} to a port from 1024 on`);
    case 'EADDRNOTAVAIL':
      return new EnvironmentError(`HOST ${host} is not an address of this machine`);
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new EnvironmentError(`HOST ${host} is a name that can't be found`);
    default:
      return new EnvironmentError(`${portVariable} ${port} on HOST ${host} can't be listened on: ${message}`);
  }
}

/**
 * Listens for a moment, so that a process that can't says so before it has opened or made a database.
 * @throws {EnvironmentError}
 */
export async function tryToListen({ host, port, metricsPort }: Pick<Environment, 'host' | 'port' | 'metricsPort'>): Promise<void> {
  for (const [variable, tried] of [
    ['PORT', port],
    ['METRICS_PORT', metricsPort],
  ] as const) {
    if (tried === undefined) continue;
    const server = createServer();
    try {
      await once(server.listen(tried, host), 'listening');
    } catch (error) {
      throw listenProblem(error as NodeJS.ErrnoException, tried, host, variable);
    }
    await new Promise((resolve) => server.close(resolve));
  }
}
