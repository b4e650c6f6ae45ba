import { randomUUID } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/** argon2id, the library's default, with the cost that OWASP recommends. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** A salted hash, slow on purpose. */
export const hashPassword = (password: string): Promise<string> => hash(password, COST);

let decoyHash: Promise<string> | undefined;

/** Whether the password matches the hash. Without a hash it never does, but the check takes just as long. */
export async function isPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  decoyHash ??= hashPassword(randomUUID());
  const isRight = await verify(passwordHash ?? (await decoyHash), password);
  return isRight && passwordHash !== undefined;
}
