// What a first visitor downloads before a page is interactive stays small. Byte counts are exact, so they can have a limit.
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';

/** The most a page may load until it is hydrated, in bytes after brotli. Raise it only for something that is worth it. */
const BUDGET = { js: 104_000, css: 6_540 };

const RELEASES = fileURLToPath(new URL('../../../remotes', import.meta.url));

type Noted = typeof globalThis & { hydratedAt?: number };

/** Records when the page is hydrated: the router then takes over scroll restoration. */
export const noteHydration = (page: Page) =>
  page.addInitScript(() => {
    const real = Object.getOwnPropertyDescriptor(History.prototype, 'scrollRestoration');
    Object.defineProperty(History.prototype, 'scrollRestoration', {
      get() {
        return real?.get?.call(this) as ScrollRestoration;
      },
      set(value: ScrollRestoration) {
        if (value === 'manual') (globalThis as Noted).hydratedAt ??= performance.now();
        real?.set?.call(this, value);
      },
    });
  });

/** Paths requested by the page before it was hydrated. Prefetching comes after that. */
const firstView = (page: Page) =>
  page.evaluate(() => {
    const { hydratedAt = 0 } = globalThis as Noted;
    const before = performance.getEntriesByType('resource').filter(({ startTime }) => startTime < hydratedAt);
    return [...new Set(before.map(({ name }) => new URL(name).pathname))];
  });

const fileOf = (path: string) => RELEASES + path.replace('/remotes', '');

/** The transferred size: that of the build's compressed copies. */
async function bytes(paths: string[]): Promise<number> {
  const files = await Promise.all(paths.map((path) => readFile(`${fileOf(path)}.br`)));
  return files.reduce((sum, file) => sum + file.length, 0);
}

/**
 * Expects a page, loaded as a first one, to keep to its budget until it is hydrated, and never to ask for another section.
 * @param page in which `noteHydration` was called before
 */
export async function expectBudget(page: Page): Promise<void> {
  const asked = await firstView(page);
  for (const [kind, most] of Object.entries(BUDGET)) {
    const files = asked.filter((file) => file.endsWith(`.${kind}`));
    expect(files.length, `${kind} files`).toBeGreaterThan(0);
    expect(await bytes(files), `${kind}: ${files.join(', ')}`).toBeLessThanOrEqual(most);
  }
  for (const script of asked.filter((file) => file.endsWith('.js'))) {
    expect(await readFile(fileOf(script), 'utf8'), `${script} is compiled while it arrives`).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
  }

  const everything = await page.evaluate(() => performance.getEntriesByType('resource').map((entry) => entry.name));
  const sections = new Set(everything.flatMap((url) => /\/remotes\/([a-z-]+)\//.exec(url)?.[1] ?? []));
  expect([...sections].sort()).toEqual([new URL(page.url()).pathname.startsWith('/training-sessions') ? 'mfe-sessions' : 'mfe-public', 'shell']);
}
