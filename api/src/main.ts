import { existsSync } from 'node:fs';
import { createApi, HttpServer, readEnvironment, runProcess, securityHeaders, tryToListen } from './index.js';

/** Runs the api alone, without the shell's documents. */
await runProcess(async (log) => {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const environment = readEnvironment(process.env);
  await tryToListen(environment);
  const api = await createApi(environment, { onProgress: log.info, warn: log.warn });
  const server = new HttpServer(api.handle, {
    headers: securityHeaders(environment.site),
    warn: log.warn,
    isTrusted: environment.isTrusted,
  });
  const close = async () => {
    await server.stop();
    await api.close();
  };
  log.info(`The api answers on port ${await server.open(environment.port, environment.host)}`);
  return close;
});
