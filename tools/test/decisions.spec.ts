import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(__dirname, '../../docs/adr');

test('the list of decisions names each of them', () => {
  const files = readdirSync(FOLDER).filter((file) => /^\d{4}-/.test(file));
  const list = readFileSync(join(FOLDER, 'README.md'), 'utf8');
  const listed = [...list.matchAll(/\((\d{4}-[^)]+)\)/g)].map(([, file]) => file);
  expect(listed.sort()).toEqual(files.sort());
});
