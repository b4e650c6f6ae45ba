import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApi, EnvironmentError, readEnvironment } from '../../src/index.js';
import { canMakeReadOnly, makeReadOnly, makeWritable } from '../database/read-only-folder.js';

it.each([
  ['DATA_DIR', (file: string) => ({ DATA_DIR: join(file, 'data') })] as const,
  // A server that is away is waited for; one that rejects us is not.
  ...(process.env.TEST_DATABASE_SERVER === undefined
    ? []
    : [['DATABASE_URL', () => ({ DATABASE_URL: `${process.env.TEST_DATABASE_SERVER}/nothing`, JWT_SECRET: 'x'.repeat(32) })] as const]),
])('a database that can not be opened stops the start and names %s', async (variable, variablesFor) => {
  const folder = await mkdtemp(join(tmpdir(), 'wod-broken-'));
  const file = join(folder, 'a-file-in-the-way');
  await writeFile(file, '');
  const start = createApi(readEnvironment({ LOG_LEVEL: 'silent', ...variablesFor(file) }));
  await expect(start).rejects.toThrow(EnvironmentError);
  await expect(start).rejects.toThrow(`The database of ${variable} can't be opened: `);
  await rm(folder, { recursive: true });
});

if (canMakeReadOnly())
  it('a folder in which no library can be made stops the start and is named', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'wod-closed-'));
    makeReadOnly(folder);
    try {
      await expect(createApi(readEnvironment({ LOG_LEVEL: 'silent', DATA_DIR: folder }))).rejects.toThrow(
        `The database of DATA_DIR can't be opened: ${folder} can't be written to (E`,
      );
    } finally {
      makeWritable(folder);
      await rm(folder, { recursive: true });
    }
  });
