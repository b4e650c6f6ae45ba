// `npm start`: builds what is missing or stale, then serves the product on PORT.
import { buildIfStale } from './build-state.mjs';
import { loadEnvironmentFile } from './environment-file.mjs';
import { closeOnSignal, serve } from './serve.mjs';

loadEnvironmentFile();
process.env.NODE_ENV ??= 'production';
try {
  await buildIfStale();
  const { address, environment, generatedAdminPassword, ready, close } = await serve();
  closeOnSignal(close);
  const missing = ['operator', 'address', 'contact'].filter((part) => !environment.site.legal[part]);
  if (missing.length > 0) {
    console.warn(`The imprint shows placeholders until these are set: ${missing.map((part) => `LEGAL_${part.toUpperCase()}`).join(', ')}`);
  }
  if (generatedAdminPassword) {
    console.log(`\nThe admin's account was made. Its password is shown only now:\n  ${environment.adminUsername} / ${generatedAdminPassword}\n`);
  }
  await ready;
  console.log(`${environment.siteName} is ready at ${address} (Ctrl-C stops it)`);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
