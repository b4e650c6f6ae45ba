import { existsSync } from 'node:fs';
import { createApi, EnvironmentError, httpServer, readEnvironment } from './index.js';

/** How long requests may go on after the order to stop. */
const GRACE_MS = 10_000;

const say = (line: string) => process.stdout.write(`${line}\n`);

/** Runs the api alone, without the documents of the shell. */
async function main(): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const environment = readEnvironment(process.env);
  const api = await createApi(environment, { onProgress: say });
  if (api.generatedAdminPassword !== undefined) {
    say(`The first admin is "${environment.adminUsername}" with the password ${api.generatedAdminPassword} (shown only now)`);
  }

  const server = httpServer(api.handle);
  server.listen(environment.port, environment.host, () => {
    const address = server.address();
    say(`The api answers on port ${typeof address === 'object' ? address?.port : environment.port}`);
  });

  const stop = () => {
    const force = setTimeout(() => server.closeAllConnections(), GRACE_MS);
    server.close(() => {
      clearTimeout(force);
      void api.close();
    });
    server.closeIdleConnections();
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof EnvironmentError ? error.message : (error as Error).stack}\n`);
  process.exitCode = 1;
});
