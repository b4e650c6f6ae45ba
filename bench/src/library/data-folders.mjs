import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Product } from '../product.mjs';
import { exercises, wods } from './library.mjs';

const BATCH = 5000;

/** The driver that the api opens its file with. */
const Database = createRequire(new URL('../../../api/package.json', import.meta.url))('libsql');

const COLUMNS = {
  exercises: ['id', 'name', 'nameKey', 'description', 'equipment', 'needsReview', 'version', 'createdAt', 'updatedAt'],
  wods: [
    'id', 'name', 'nameKey', 'description', 'type', 'category', 'timeCapMinutes', 'intervalMinutes', 'rounds', 'repScheme', 'tabataCycles',
    'estimatedDuration', 'version', 'contentVersion', 'createdAt', 'updatedAt',
  ],
  wod_entries: ['wodId', 'position', 'exerciseId', 'reps', 'weight', 'isEmomInterruption'],
};

/** Folders for DATA_DIR, each made when it is first asked for; all are gone when this process ends. */
export class DataFolders {
  /** @type {Map<string, Promise<string>>} */
  folders = new Map();
  root = mkdtempSync(join(tmpdir(), 'wod-bench-'));

  constructor() {
    process.once('exit', () => rmSync(this.root, { recursive: true, force: true, maxRetries: 3 }));
  }

  /** An empty folder at first, where the product imports its catalogue; the parts share it. */
  catalogue() {
    return this.folder('catalogue', async () => undefined);
  }

  /** A folder with a made-up library. @param {number} count how many WODs */
  library(count) {
    return this.folder(String(count), async (dataDir) => {
      // The api makes its tables itself.
      await (await Product.start({ dataDir, seed: 'none' })).stop();
      fill(join(dataDir, 'library.sqlite'), count);
    });
  }

  /** @param {string} name @param {(dataDir: string) => Promise<void>} prepare */
  folder(name, prepare) {
    let folder = this.folders.get(name);
    if (!folder) {
      const dataDir = join(this.root, name);
      mkdirSync(dataDir);
      folder = prepare(dataDir).then(() => dataDir);
      this.folders.set(name, folder);
    }
    return folder;
  }
}

/** @param {string} file @param {number} count */
function fill(file, count) {
  const database = new Database(file);
  /** @param {keyof typeof COLUMNS} table @param {object[]} rows */
  const insert = (table, rows) => {
    const values = COLUMNS[table].map((column) => `value ->> '$.${column}'`);
    database.prepare(`INSERT INTO ${table} (${COLUMNS[table].join(', ')}) SELECT ${values.join(', ')} FROM json_each(?)`).run(JSON.stringify(rows));
  };
  database.exec('BEGIN');
  insert('exercises', exercises);
  let batch = [];
  const flush = () => {
    insert('wods', batch.map(({ wod }) => wod));
    insert('wod_entries', batch.flatMap(({ entries }) => entries));
    batch = [];
  };
  for (const wod of wods(count)) {
    batch.push(wod);
    if (batch.length === BATCH) flush();
  }
  flush();
  database.exec('UPDATE content_version SET version = 1');
  database.exec('COMMIT');
  database.close();
}
