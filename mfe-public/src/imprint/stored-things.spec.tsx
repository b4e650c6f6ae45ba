import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { screen } from '@testing-library/react';
import { CACHES, COOKIES, KEPT, STORAGE_KEYS } from '@wod/domain';
import { openPage } from '../../test/open-page';

const ROOT = join(__dirname, '../../..');
const SOURCES = ['api/src', 'shell/src', 'mfe-public/src', 'mfe-admin/src', 'mfe-sessions/src', 'libs'];
/** Code that can store something in a browser. */
const STORES =
  /\b(localStorage|sessionStorage|indexedDB|cookieStore|setCookie|navigator\.storage|document\.cookie)\b|['"`]set-cookie['"`]|\bcaches\.open\b/i;

/** The product's files that can store something in a browser, tests excluded. */
function storing(): string[] {
  return SOURCES.flatMap((folder) => readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`))
    .filter((file) => /\.tsx?$/.test(file) && !/\.spec\.|\/(dist|node_modules|testing)\//.test(file))
    .filter((file) => STORES.test(readFileSync(join(ROOT, file), 'utf8')))
    .sort();
}

// All of them take their names from the lists in libs/domain. A new place fails this test; describe what it stores on the page.
test('only these places leave something in a browser', () => {
  expect(storing()).toEqual([
    'api/src/platform/http/site-cookies.ts',
    'libs/platform/src/browser-storage.ts',
    'shell/src/browser/use-kept-choice.ts',
    'shell/src/server/board-choice.ts',
    'shell/src/server/site-files.ts',
    'shell/src/worker/worker.ts',
  ]);
});

test('the privacy policy names every cookie, key and cache, with its time', async () => {
  await openPage({ history: ['/imprint'] });
  const text = (name: string) => screen.getByText(name, { selector: 'dt code' }).closest('div');
  for (const { name, days } of Object.values(COOKIES)) expect(text(name)).toHaveTextContent(`${days} Tage`);
  for (const name of Object.values(STORAGE_KEYS)) expect(text(name)).toHaveTextContent(/Speicher/);
  for (const { name, entries, days } of Object.values(CACHES)) {
    expect(text(name)).toHaveTextContent(`${entries} `);
    expect(text(name)).toHaveTextContent(`${days} Tage`);
  }
  expect(document.querySelectorAll('dt')).toHaveLength([COOKIES, STORAGE_KEYS, CACHES].flatMap(Object.keys).length);
});

test('the privacy policy says what the server keeps, and for how long', async () => {
  await openPage({ history: ['/imprint'] });
  const list = screen.getByRole('heading', { name: 'Was auf dem Server gespeichert wird' }).parentElement;
  for (const time of [
    `${KEPT.signInCountMinutes} Minuten`,
    'eine Stunde',
    `${KEPT.failedSignInDays} Tage`,
    `${KEPT.idempotencyKeyHours} Stunden`,
    `${KEPT.deletedDays} Tage`,
    'Prüfwerte der Netze',
    'der Tag, an dem sie zuletzt geöffnet wurde',
  ]) {
    expect(list).toHaveTextContent(time);
  }
});
