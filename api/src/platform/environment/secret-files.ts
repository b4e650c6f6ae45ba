import { closeSync, openSync, readSync } from 'node:fs';
import { SECRET_FIELDS, VARIABLES } from './environment.js';

/** Far longer than any key or address. */
const FILE_BYTES = 10_000;

/** The secrets that may come from a file, as service managers provide them: JWT_SECRET_FILE names a file with JWT_SECRET. */
const SECRETS = SECRET_FIELDS.map((field) => VARIABLES[field]);

/**
 * The environment, with secrets read from the files it names.
 * @returns also a line for each file that can't be used; none of them reveals its contents
 */
export function withSecretFiles(source: NodeJS.ProcessEnv): { source: NodeJS.ProcessEnv; problems: string[] } {
  const problems: string[] = [];
  const read = Object.fromEntries(
    SECRETS.flatMap((variable) => {
      const file = source[`${variable}_FILE`]?.trim();
      if (!file) return [];
      if (source[variable]?.trim()) {
        problems.push(`${variable} and ${variable}_FILE are both set: please set only one of them`);
        return [];
      }
      try {
        return [[variable, contentOf(file)]];
      } catch (error) {
        problems.push(`${variable}_FILE must name a file with the value: ${(error as Error).message}`);
        return [];
      }
    }),
  );
  return { source: { ...source, ...read }, problems };
}

/** Without the line break that editors and most commands add at the end. */
function contentOf(file: string): string {
  const text = readSecretFile(file).replace(/\r?\n$/, '');
  if (text.trim() === '') throw new Error(`${file} is empty`);
  return text;
}

/**
 * Reads a file that ought to be short, and no more of it: a device such as /dev/zero has no size and no end.
 * @throws Error when it is too long or can't be read
 */
export function readSecretFile(file: string): string {
  const bytes = Buffer.alloc(FILE_BYTES + 1);
  const descriptor = openSync(file, 'r');
  try {
    let length = 0;
    for (let read = -1; read !== 0 && length < bytes.length; length += read) read = readSync(descriptor, bytes, length, bytes.length - length, null);
    if (length > FILE_BYTES) throw new Error(`${file} is larger than ${FILE_BYTES} bytes`);
    return bytes.toString('utf8', 0, length);
  } finally {
    closeSync(descriptor);
  }
}
