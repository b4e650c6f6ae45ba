import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApi, EnvironmentError, readEnvironment } from '../../src/index.js';

it.each([
  ['DATA_DIR', (file: string) => ({ DATA_DIR: join(file, 'data') })],
  ['DATABASE_URL', () => ({ DATABASE_URL: 'mysql://root@127.0.0.1:1/nothing', JWT_SECRET: 'x'.repeat(32) })],
])('a database that can not be opened stops the start and names %s', async (variable, variablesFor) => {
  const folder = await mkdtemp(join(tmpdir(), 'wod-broken-'));
  const file = join(folder, 'a-file-in-the-way');
  await writeFile(file, '');
  const start = createApi(readEnvironment({ LOG_LEVEL: 'silent', ...variablesFor(file) }));
  await expect(start).rejects.toThrow(EnvironmentError);
  await expect(start).rejects.toThrow(`The database of ${variable} can't be opened: `);
  await rm(folder, { recursive: true });
});
