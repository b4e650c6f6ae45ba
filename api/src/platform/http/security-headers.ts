import type { SiteInfo } from '../environment/environment.js';

const ALWAYS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-store',
};

/**
 * On every answer. JSON is neither shown as a page nor read by other sites; what may be cached says so itself. A site that is
 * reached by https is reached by nothing else for a year.
 */
export const securityHeaders = ({ origin }: SiteInfo): Readonly<Record<string, string>> =>
  origin.startsWith('https:') ? { ...ALWAYS, 'strict-transport-security': 'max-age=31536000' } : ALWAYS;

/** The page of the API description, whose library brings its own scripts, inline styles and data images. */
export const DOCS_CSP = [
  "default-src 'none'", "script-src 'self'", "style-src 'self' 'unsafe-inline'", "img-src 'self' data:", "font-src 'self'",
  "connect-src 'self'", "base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'",
].join('; ');
