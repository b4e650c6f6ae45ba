import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';

const RELEASES = fileURLToPath(new URL('../../../remotes', import.meta.url));

/** The paths of all stylesheets of the live releases. */
export async function allStylesheets(): Promise<string[]> {
  const { shell, remotes } = JSON.parse(await readFile(`${RELEASES}/remotes.json`, 'utf8')) as {
    shell: { version: string };
    remotes: { name: string; version?: string }[];
  };
  const folders = [{ name: 'shell', ...shell }, ...remotes].flatMap(({ name, version }) =>
    version === undefined ? [] : `/${name}/${version}/browser`,
  );
  const files = await Promise.all(
    folders.map(async (folder) =>
      (await readdir(RELEASES + folder)).filter((file) => file.endsWith('.css')).map((file) => `/remotes${folder}/${file}`),
    ),
  );
  return files.flat();
}

/** What of a page looks different once these stylesheets have come as well: `A.x "Close" padding-left: 10px → 12px`. */
export async function changedBy(page: Page, stylesheets: readonly string[]): Promise<string[]> {
  // No transitions.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  return page.evaluate(async (paths) => {
    // A browser may skip the layout of what is closed, so sizes there would depend on when they are read.
    const open = new CSSStyleSheet();
    open.replaceSync('::details-content { content-visibility: visible !important; }');
    document.adoptedStyleSheets.push(open);
    const elements = [...document.body.querySelectorAll<HTMLElement>('*')];
    // Naming an element's properties takes as long as reading their values.
    const properties = [...new Set(elements.flatMap((element) => [...getComputedStyle(element)]))];
    const looks = () => {
      for (const animation of document.getAnimations()) animation.cancel();
      return elements.map((element) => {
        const style = getComputedStyle(element);
        return properties.map((property) => style.getPropertyValue(property));
      });
    };
    const before = looks();
    await Promise.all(
      paths.map(
        (path) =>
          new Promise((done) => {
            const link = document.createElement('link');
            Object.assign(link, { rel: 'stylesheet', href: path, onload: done, onerror: done });
            document.head.append(link);
          }),
      ),
    );
    const after = looks();
    return elements.flatMap((element, index) =>
      properties.flatMap((property, place) => {
        const [value, now] = [before[index]?.[place], after[index]?.[place]];
        return now === value ? [] : `${element.tagName}.${element.className} "${element.textContent.slice(0, 20)}" ${property}: ${value} → ${now}`;
      }),
    );
  }, stylesheets);
}
