import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Product } from '@wod/testing/product';
import { temporaryFolder } from '@wod/testing/temporary-folder';
import Database from 'libsql';
import { COLUMNS, batches, wods } from './library.mjs';
import { SESSION_COLUMNS, sessionBatches } from './sessions.mjs';

/** The admin's password in every made-up library. */
export const ADMIN_PASSWORD = 'admin of the benchmark';

/** Folders for DATA_DIR, each made on first use; all are removed when this process ends. */
export class DataFolders {
  /** @type {Map<string, Promise<string>>} */
  folders = new Map();
  root = temporaryFolder();

  /** An initially empty folder, into which the product imports its catalogue; the parts share it. */
  catalogue() {
    return this.folder('catalogue', async () => undefined);
  }

  /** A folder with a made-up library. @param {number} count how many WODs @param {number} [sessions] how many training sessions */
  library(count, sessions = 0) {
    return this.folder(`${count}-${sessions}`, async (dataDir) => {
      // The api creates its own tables.
      await (await Product.start({ dataDir, settings: { SEED: 'none', ADMIN_PASSWORD } })).stop();
      fill(join(dataDir, 'library.sqlite'), count, sessions);
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

/** @param {string} file @param {number} count @param {number} sessions */
function fill(file, count, sessions) {
  const database = new Database(file);
  database.exec('BEGIN');
  /** @param {string} table @param {string[]} columns @param {object[]} rows */
  const insert = (table, columns, rows) => {
    const values = columns.map((column) => `value ->> '$.${column}'`);
    database.prepare(`INSERT INTO ${table} (${columns.join(', ')}) SELECT ${values.join(', ')} FROM json_each(?)`).run(JSON.stringify(rows));
  };
  for (const { table, rows } of batches(count)) insert(table, COLUMNS[table], rows);
  const wodIds = Array.from(wods(count), ({ wod }) => String(wod.id));
  for (const { table, rows } of sessionBatches(sessions, wodIds)) insert(table, SESSION_COLUMNS[table], rows);
  database.exec('UPDATE content_version SET version = 1');
  database.exec('COMMIT');
  database.close();
}
