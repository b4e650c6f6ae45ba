import { createHash } from 'node:crypto';
import { COOKIES } from '@wod/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SiteInfo } from '../platform/environment/environment.js';
import { cookieOf, giveCookie, type SiteCookie } from '../platform/http/site-cookies.js';
import { hashOf, isSameHash, isSecret, newSecret } from './secret.js';

const COOKIE: SiteCookie = { ...COOKIES.plannerKey, path: '/', sameSite: 'lax' };
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Identifies a browser as the one that created a session. The browser keeps the key, the sessions only its hash. */
export class PlannerKey {
  /** SHA-256 in hex */
  readonly hash: string;

  private constructor(private readonly key: string) {
    this.hash = hashOf(key);
  }

  static random(): PlannerKey {
    return new PlannerKey(newSecret());
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
    return isSecret(key) ? new PlannerKey(key) : undefined;
  }

  /** Whether the hash belongs to this key. */
  opens(hash: string | null | undefined): boolean {
    return isSameHash(this.hash, hash);
  }

  /** Makes the browser keep it, starting now, for as long as browsers do. */
  give(reply: FastifyReply, site: Pick<SiteInfo, 'origin'>): void {
    giveCookie(reply, COOKIE, this.key, site);
  }
}
