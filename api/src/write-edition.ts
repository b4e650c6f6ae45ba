// Adds the present catalogue to catalogue/src/former.json, before it changes and once libraries hold it: npm run edition -w api
import { writeFile } from 'node:fs/promises';
import { formerEditions } from '@wod/catalogue';
import { presentEdition } from './imports/present-edition.js';

await writeFile(new URL('../../catalogue/src/former.json', import.meta.url), `${JSON.stringify([...formerEditions, presentEdition()], null, 1)}\n`);
