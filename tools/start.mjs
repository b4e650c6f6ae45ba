// `npm start`: builds what is missing or stale, then serves the product on PORT.
import { buildIfStale } from './build-state.mjs';
import { loadEnvironmentFile } from './environment-file.mjs';
import { messageOf, say } from './log.mjs';

loadEnvironmentFile();
process.env.NODE_ENV ??= 'production';
try {
  await buildIfStale(process.stdout.isTTY ? undefined : (line) => say('info', line));
} catch (error) {
  say('fatal', messageOf(error));
  process.exit(1);
}

const { runProcess } = await import('@wod/api');
const { serve } = await import('@wod/server/product');
await runProcess(async (log) => {
  const { address, environment, ready, close } = await serve({ log });
  const missing = /** @type {const} */ (['operator', 'address', 'contact']).filter((part) => !environment.site.legal[part]);
  if (missing.length > 0) {
    log.warn(`The imprint shows placeholders until these are set: ${missing.map((part) => `LEGAL_${part.toUpperCase()}`).join(', ')}`);
  }
  void ready.then(() => log.info(`${environment.siteName} is ready at ${address} (Ctrl-C stops it)`));
  return close;
});
