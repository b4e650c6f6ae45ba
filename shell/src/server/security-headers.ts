import { YOUTUBE_PICTURES } from '@wod/domain';
import type { Site } from '@wod/platform';
import { WORKER_POLICY } from '../frame/offline-paths';

/**
 * DESIGN section 5. `style-src` and `script-src` allow no exception: the product writes no inline script or style. The one trusted-types
 * policy names the service worker's program, whatever it is given.
 */
const policyWith = (pictures: string) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    `img-src ${pictures}`,
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    'frame-src https://www.youtube-nocookie.com',
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${WORKER_POLICY}`,
  ].join('; ');

const CONTENT_SECURITY_POLICY = policyWith("'self'");

/** Of a page behind the sign-in: the panel asks YouTube for the pictures of videos, when the admin wants to know whether they are there (ADR 77). */
export const PANEL_CONTENT_SECURITY_POLICY = policyWith(`'self' ${YOUTUBE_PICTURES}`);

/** Of a page inside other sites' pages: any site may frame it, and it has neither scripts nor forms. */
export const EMBEDDED_CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "manifest-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
  'frame-ancestors *',
].join('; ');

const ALWAYS: Readonly<Record<string, string>> = {
  'content-security-policy': CONTENT_SECURITY_POLICY,
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
};

/** Sent with every answer of the document server. A site that is reached over https is reached in no other way for a year. */
export const securityHeaders = (site: Site): Readonly<Record<string, string>> =>
  site.origin.startsWith('https:') ? { ...ALWAYS, 'strict-transport-security': 'max-age=31536000' } : ALWAYS;
