import type { SiteInfo } from '../environment/environment.js';

const ALWAYS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-store',
};

/**
 * On every answer. JSON is neither shown as a page nor, unless its route says so, read by other sites; anything cacheable says so itself. A site
 * reached by https can only be reached by https for a year.
 */
export const securityHeaders = ({ origin }: SiteInfo): Readonly<Record<string, string>> =>
  origin.startsWith('https:') ? { ...ALWAYS, 'strict-transport-security': 'max-age=31536000' } : ALWAYS;

/** For the page of the API description, whose library uses its own scripts, inline styles and data images. */
export const DOCS_CSP = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');
