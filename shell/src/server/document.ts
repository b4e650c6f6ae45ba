import { escapeMarkup } from '@wod/domain';
import type { PageMeta, Site } from '@wod/platform';
import { headTags } from '../frame/page-meta';
import { PAGE_DATA_ID, type PageData } from '../frame/page-data';

/** Files that the page needs, as URLs. */
export interface DocumentAssets {
  /** the shell's entry module */
  script: string;
  modules: string[];
  styles: string[];
  fonts: string[];
}

/** JSON that can't end the script element around it. */
export const escapeJson = (value: unknown) =>
  JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);

const tag = (name: string, attributes: Record<string, string>) =>
  `<${name}${Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${escapeMarkup(value)}"`)
    .join('')}>`;

/** Where a page is drawn in the browser, its place would say "Loading…" for ever. */
const NEEDS_SCRIPT = '<noscript><p class="connection">This page needs JavaScript.</p></noscript>';

interface Page {
  html: string;
  meta: PageMeta;
  site: Site;
  /** Without it the document has no scripts, and stays as it is. */
  data: PageData | undefined;
  assets: DocumentAssets;
  /** Whether there is only the frame of a page here, which is drawn in the browser. */
  browserOnly?: boolean;
}

/** The whole HTML document around a rendered page. */
export function renderDocument({ html, meta, site, data, assets, browserOnly }: Page): string {
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeMarkup(meta.title)}</title>`,
    ...assets.fonts.map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`),
    ...assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...(data ? scriptTags(assets) : []),
    ...headTags(meta, site).map(({ tag: name, attributes }) => tag(name, { ...attributes, 'data-page': '' })),
    '<meta name="theme-color" content="#fdfdfb" media="(prefers-color-scheme: light)">',
    '<meta name="theme-color" content="#181c1f" media="(prefers-color-scheme: dark)">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    '<link rel="manifest" href="/site.webmanifest">',
    ...(meta.structuredData ?? []).map((item) => `<script type="application/ld+json" data-page>${escapeJson(item)}</script>`),
  ];
  const pageData = data ? `<script type="application/json" id="${PAGE_DATA_ID}">${escapeJson(data)}</script>` : '';
  return `<!doctype html><html lang="en"><head>${head.join('')}</head><body>${browserOnly ? NEEDS_SCRIPT : ''}<div id="root">${html}</div>${pageData}</body></html>`;
}

/** The page is complete without scripts, so what it looks like comes first. */
const scriptTags = ({ script, modules }: DocumentAssets) => [
  ...modules.map((href) => `<link rel="modulepreload" href="${href}" fetchpriority="low">`),
  `<script type="module" src="${script}" fetchpriority="low"></script>`,
];
