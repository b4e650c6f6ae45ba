import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { COOKIES } from '@wod/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SiteInfo } from '../platform/environment/environment.js';
import { cookieOf, giveCookie, type SiteCookie } from '../platform/http/site-cookies.js';

const COOKIE: SiteCookie = { ...COOKIES.plannerKey, path: '/', sameSite: 'lax' };
const KEY_BYTES = 32;
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const FORM = /^[\w-]{43}$/;

/** Identifies a browser as the one that created a session. The browser keeps the key, the sessions only its hash. */
export class PlannerKey {
  /** SHA-256 in hex */
  readonly hash: string;

  private constructor(private readonly key: string) {
    this.hash = createHash('sha256').update(key).digest('hex');
  }

  static random(): PlannerKey {
    return new PlannerKey(randomBytes(KEY_BYTES).toString('base64url'));
  }

  /**
   * The key derived from an Idempotency-Key. That is as much the browser's secret as the cookie, as long as it is random, so
   * only a uuid yields one.
   */
  static from(idempotencyKey: string | undefined): PlannerKey | undefined {
    if (!UUID.test(idempotencyKey ?? '')) return undefined;
    return new PlannerKey(createHash('sha256').update(`${COOKIE.name} of ${idempotencyKey}`).digest('base64url'));
  }

  /** The key sent by a browser; a malformed one counts as none. */
  static of(request: FastifyRequest): PlannerKey | undefined {
    const key = cookieOf(request, COOKIE);
    return key !== undefined && FORM.test(key) ? new PlannerKey(key) : undefined;
  }

  /** Whether the hash belongs to this key. It takes the same time however much of it is right. */
  opens(hash: string | null): boolean {
    const [given, own] = [Buffer.from(hash ?? ''), Buffer.from(this.hash)];
    return given.length === own.length && timingSafeEqual(given, own);
  }

  /** Makes the browser keep it, starting now, for as long as browsers do. */
  give(reply: FastifyReply, site: Pick<SiteInfo, 'origin'>): void {
    giveCookie(reply, COOKIE, this.key, site);
  }
}
