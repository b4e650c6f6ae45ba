import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { COOKIES } from '@wod/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SiteInfo } from '../environment/environment.js';
import { cookieOf, giveCookie, type SiteCookie } from '../http/site-cookies.js';

const COOKIE: SiteCookie = { ...COOKIES.plannerKey, path: '/', sameSite: 'lax' };
const KEY_BYTES = 32;
const FORM = /^[\w-]{43}$/;

/** By what a browser is known as the one that created a session. The browser keeps the key, the sessions only its hash. */
export class PlannerKey {
  /** SHA-256 in hex */
  readonly hash: string;

  private constructor(private readonly key: string) {
    this.hash = createHash('sha256').update(key).digest('hex');
  }

  static random(): PlannerKey {
    return new PlannerKey(randomBytes(KEY_BYTES).toString('base64url'));
  }

  /** The key that a browser has sent; what doesn't have the form of a key is none. */
  static of(request: FastifyRequest): PlannerKey | undefined {
    const key = cookieOf(request, COOKIE);
    return key !== undefined && FORM.test(key) ? new PlannerKey(key) : undefined;
  }

  /** Whether the hash is of this key. It takes the same time however much of it is right. */
  opens(hash: string | null): boolean {
    const [given, own] = [Buffer.from(hash ?? ''), Buffer.from(this.hash)];
    return given.length === own.length && timingSafeEqual(given, own);
  }

  /** Makes the browser keep it, from now on for as long as browsers do. */
  give(reply: FastifyReply, site: Pick<SiteInfo, 'origin'>): void {
    giveCookie(reply, COOKIE, this.key, site);
  }
}
