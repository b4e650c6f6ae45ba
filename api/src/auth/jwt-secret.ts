import { createSecretKey, type KeyObject, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Environment, JWT_SECRET_MIN } from '../platform/environment/environment.js';
import { readSecretFile } from '../platform/environment/secret-files.js';

/** The injection token of `jwtSecret`. */
export const JWT_SECRET = Symbol('JWT_SECRET');

/** The secret as jsonwebtoken takes it best: of a text, it finds out anew each time that it is no PEM of a public or a private key. */
export const signingKey = (secret: string): KeyObject => createSecretKey(secret, 'utf8');

/**
 * The key that signs the admin's tokens: JWT_SECRET, or else one that the embedded start generated once and keeps beside its
 * database, readable only by its owner.
 */
export async function jwtSecret({ jwtSecret: configured, dataDir }: Environment): Promise<string> {
  if (configured !== undefined) return configured;
  const file = join(dataDir, 'jwt-secret');
  const kept = existsSync(file) ? readSecretFile(file) : '';
  if (kept.length >= JWT_SECRET_MIN) return kept;
  const made = randomBytes(48).toString('base64url');
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  await writeFile(file, made, { mode: 0o600 });
  return made;
}
