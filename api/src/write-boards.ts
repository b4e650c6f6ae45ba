// Writes docs/boards.txt: npm run boards -w api
import { writeFile } from 'node:fs/promises';
import { boardsFile } from './imports/boards.js';

await writeFile(new URL('../../docs/boards.txt', import.meta.url), boardsFile());
