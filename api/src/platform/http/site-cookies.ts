import { DAY_SECONDS } from '@wod/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SiteInfo } from '../environment/environment.js';

/** A cookie that the api sets in browsers. */
export interface SiteCookie {
  /** without a prefix */
  readonly name: string;
  readonly days: number;
  /** where browsers send it over http; over https a prefixed one is sent everywhere */
  readonly path: string;
  readonly sameSite: 'lax' | 'strict';
}

/** Node accepts no longer header. */
const HEADER_MAX = 16_384;

type Site = Pick<SiteInfo, 'origin'>;

const isHttps = ({ origin }: Site): boolean => origin.startsWith('https:');
/** Replaces the plain name over https: no other host and no page without https can set or overwrite such a cookie. */
const prefixed = ({ name }: SiteCookie): string => `__Host-${name}`;

/** A cookie's value as sent by a browser, also under the plain name: http has no other, and https once used it too. */
export function cookieOf(request: FastifyRequest, cookie: SiteCookie): string | undefined {
  const sent = cookiesOf(request);
  return sent[prefixed(cookie)] ?? sent[cookie.name];
}

/** Whether a browser has sent a cookie under the name it has on this site today. */
export function hasCookie(request: FastifyRequest, cookie: SiteCookie, site: Site): boolean {
  return cookiesOf(request)[isHttps(site) ? prefixed(cookie) : cookie.name] !== undefined;
}

/** Sets a cookie in the browser. Over https, any value kept under the plain name is removed. */
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

/** Parsed only when a route asks for one: most requests have none, and most routes don't look. */
function cookiesOf({ server, headers }: FastifyRequest): Record<string, string | undefined> {
  const { cookie = '' } = headers;
  return cookie.length > HEADER_MAX ? {} : server.parseCookie(cookie);
}
