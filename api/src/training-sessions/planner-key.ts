import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

const COOKIE = 'planner-key';
const KEY_BYTES = 32;
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
/** The longest that browsers keep a cookie. */
const LIFE_SECONDS = 400 * 24 * 60 * 60;

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

  /**
   * The key that belongs to an Idempotency-Key. That is as much a secret of the browser as the cookie, as long as it is random, so
   * anything but a uuid has none.
   */
  static from(idempotencyKey: string | undefined): PlannerKey | undefined {
    if (!UUID.test(idempotencyKey ?? '')) return undefined;
    return new PlannerKey(createHash('sha256').update(`${COOKIE} of ${idempotencyKey}`).digest('base64url'));
  }

  /** The key of a Cookie header; what doesn't have the form of a key is none. */
  static in(cookieHeader: string | undefined): PlannerKey | undefined {
    const [, key] = new RegExp(`(?:^|;\\s*)${COOKIE}=([\\w-]{43})\\s*(?:;|$)`).exec(cookieHeader ?? '') ?? [];
    return key === undefined ? undefined : new PlannerKey(key);
  }

  /** Whether the hash is of this key. It takes the same time however much of it is right. */
  opens(hash: string | null): boolean {
    const [given, own] = [Buffer.from(hash ?? ''), Buffer.from(this.hash)];
    return given.length === own.length && timingSafeEqual(given, own);
  }

  /** The Set-Cookie header that makes the browser keep it, from now on for as long as browsers do. */
  cookie({ isSecure }: { isSecure: boolean }): string {
    return `${COOKIE}=${this.key}; Max-Age=${LIFE_SECONDS}; Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  }
}
