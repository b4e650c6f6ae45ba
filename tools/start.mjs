// `npm start`: builds what is missing or stale, then serves the product on PORT.
import { buildIfStale } from './build-state.mjs';
import { loadEnvironmentFile } from './environment-file.mjs';
import { closeOnSignal, serve } from './serve.mjs';

loadEnvironmentFile();
process.env.NODE_ENV ??= 'production';
try {
  await buildIfStale();
  const { address, environment, generatedAdminPassword, close } = await serve();
  closeOnSignal(close);
  if (generatedAdminPassword) {
    console.log(`\nAdmin account created. This password is shown once:\n  username  ${environment.ADMIN_USERNAME ?? 'admin'}\n  password  ${generatedAdminPassword}\n`);
  }
  console.log(`${environment.SITE_NAME} is ready at ${address}`);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
