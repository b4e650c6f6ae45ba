import { escapeMarkup } from './markup.js';

/** Of the card of a WOD on another site, in pixels: a name, a headline and ten lines without scrolling. */
export const EMBED_SIZE = { width: 600, height: 480 };

/** The card of a WOD for other sites' pages. */
export const embedPath = (wodId: string): string => `/embed/wods/${encodeURIComponent(wodId)}`;

/**
 * The HTML that shows a card on another site's page.
 * @param frame address of the card; title, for screen readers; width, as wide as its place where left out; both sizes in pixels
 */
export function embedCode({
  address,
  title,
  width,
  height = EMBED_SIZE.height,
}: {
  address: string;
  title: string;
  width?: number;
  height?: number;
}): string {
  const attributes = { src: address, title, width: width ?? '100%', height };
  const written = Object.entries(attributes).map(([name, value]) => `${name}="${escapeMarkup(String(value))}"`);
  return `<iframe ${written.join(' ')}></iframe>`;
}
