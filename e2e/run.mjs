// `npm run e2e`: the browser journeys against the built product. Arguments go to Playwright: `npm run e2e -- filter`.
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { findChromium } from '@wod/testing/chromium';
import { canReadPdfs } from '@wod/testing/pdf-tools';

if (findChromium() === undefined) {
  console.log('left out: browser journeys (apt-get install chromium-headless-shell)');
} else {
  const { buildIfStale } = await import('@wod/tools/build-state');
  await buildIfStale();
  if (!canReadPdfs()) console.log('left out: what is printed (apt-get install poppler-utils)');
  const playwright = createRequire(import.meta.url).resolve('@playwright/test/cli');
  const child = spawn(process.execPath, [playwright, 'test', ...process.argv.slice(2)], {
    cwd: fileURLToPath(new URL('.', import.meta.url)),
    stdio: 'inherit',
  });
  child.on('exit', (code) => process.exit(code ?? 1));
}
