import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { boardsFile } from './boards.js';

it('docs/boards.txt has the board of every predefined WOD; npm run boards -w api writes it', () => {
  expect(readFileSync(join(__dirname, '../../../docs/boards.txt'), 'utf8')).toBe(boardsFile());
});
