import { databaseFile } from '../../src/platform/database/database-file.js';
import { GuardedLibsql } from '../../src/platform/database/guarded-libsql.js';

/** Works on the file of an embedded database behind the api's back. @param folder its DATA_DIR */
export function inFile(folder: string, work: (file: GuardedLibsql) => void): void {
  const file = new GuardedLibsql(databaseFile(folder));
  work(file);
  file.close();
}
