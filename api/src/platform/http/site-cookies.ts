import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SiteInfo } from '../environment/environment.js';

/** A cookie that the api gives to browsers. */
export interface SiteCookie {
  /** without a prefix */
  readonly name: string;
  readonly days: number;
  /** where browsers send it by http; by https a prefixed one goes everywhere */
  readonly path: string;
  readonly sameSite: 'lax' | 'strict';
}

const DAY_SECONDS = 24 * 60 * 60;
/** No head that Node takes is longer. */
const HEADER_MAX = 16_384;

type Site = Pick<SiteInfo, 'origin'>;

const isHttps = ({ origin }: Site): boolean => origin.startsWith('https:');
/** Takes the place of the plain name by https: no other host and no page without https can set or overwrite such a cookie. */
const prefixed = ({ name }: SiteCookie): string => `__Host-${name}`;

/** What a browser has sent of a cookie, under the plain name too: by http there is no other, and so it was by https once. */
export function cookieOf(request: FastifyRequest, cookie: SiteCookie): string | undefined {
  const sent = cookiesOf(request);
  return sent[prefixed(cookie)] ?? sent[cookie.name];
}

/** Whether a browser has sent a cookie under the name that it has on this site today. */
export function hasCookie(request: FastifyRequest, cookie: SiteCookie, site: Site): boolean {
  return cookiesOf(request)[isHttps(site) ? prefixed(cookie) : cookie.name] !== undefined;
}

/** Makes the browser keep a value from now on. By https, what it has kept under the plain name is taken away. */
export function giveCookie(reply: FastifyReply, cookie: SiteCookie, value: string, site: Site): void {
  const { name, days, path, sameSite } = cookie;
  const shared = { maxAge: days * DAY_SECONDS, httpOnly: true, sameSite };
  if (!isHttps(site)) {
    reply.setCookie(name, value, { ...shared, path });
    return;
  }
  reply.setCookie(prefixed(cookie), value, { ...shared, path: '/', secure: true });
  if (cookiesOf(reply.request)[name] !== undefined) reply.clearCookie(name, { path, httpOnly: true, sameSite, secure: true });
}

/** Read where a route asks for one only: most requests have none, and most routes don't look. */
function cookiesOf({ server, headers }: FastifyRequest): Record<string, string | undefined> {
  const { cookie = '' } = headers;
  return cookie.length > HEADER_MAX ? {} : server.parseCookie(cookie);
}
