import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

const BYTES = 32;
const FORM = /^[\w-]{43}$/;

/** 256 random bits, as text that fits a cookie and an address. */
export const newSecret = (): string => randomBytes(BYTES).toString('base64url');

/** Whether a text has the form of one. */
export const isSecret = (text: string | undefined): text is string => text !== undefined && FORM.test(text);

/** SHA-256 in hex: what is kept of a secret. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** Whether two hashes are the same. It takes the same time however much of the other one is right. */
export function isSameHash(own: string, other: string | null | undefined): boolean {
  const [expected, given] = [Buffer.from(own), Buffer.from(other ?? '')];
  return given.length === expected.length && timingSafeEqual(given, expected);
}
