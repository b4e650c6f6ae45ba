import { readFileSync, statSync } from 'node:fs';
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
  if (statSync(file).size > FILE_BYTES) throw new Error(`${file} is larger than ${FILE_BYTES} bytes`);
  const text = readFileSync(file, 'utf8').replace(/\r?\n$/, '');
  if (text.trim() === '') throw new Error(`${file} is empty`);
  return text;
}
