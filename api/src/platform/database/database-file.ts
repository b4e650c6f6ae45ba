import { accessSync, constants, existsSync, mkdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { GuardedLibsql } from './guarded-libsql.js';

const OWNER_ONLY = { folder: 0o700, file: 0o600 };
const MARKED = `The library of this product is kept in library.sqlite beside this file. As long as this file is here, a start without
library.sqlite is refused: it would make an empty library in the place of the one that is missing.
`;
const WAY_BACK = 'bring the last backup back with: npm run restore -- FILE';

/** A part of the library may be in them. */
const TOGETHER = ' together with library.sqlite-wal and library.sqlite-shm, if they are there';

/** The file of the embedded database. */
export const databaseFile = (dataDir: string): string => join(dataDir, 'library.sqlite');
/** Marks that a library was made in the folder. */
const databaseMarker = (dataDir: string): string => join(dataDir, 'library.marker');

/**
 * Refuses to start with an empty library where there was one before.
 * @throws Error that says what can be done
 */
export function refuseToBeginAnew(dataDir: string): void {
  const [file, marker] = [databaseFile(dataDir), databaseMarker(dataDir)];
  if (existsSync(file) || !existsSync(marker)) return;
  throw new Error(
    `${file} is missing, and ${marker} says that a library was there. Put the file back, or ${WAY_BACK}. To begin with an empty library, delete ${marker} first`,
  );
}

/** Records that a library is there. On a disk that is read-only or full no start can do any harm. */
export function markDatabase(dataDir: string): void {
  try {
    writeFileSync(databaseMarker(dataDir), MARKED, { flag: 'wx', mode: OWNER_ONLY.file });
  } catch (error) {
    if (!['EEXIST', 'EROFS', 'EACCES', 'EPERM', 'ENOSPC', 'EDQUOT'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
}

/**
 * Checks the file, if there is one, before anything writes to it: 0.2 to 0.4 s for 100,000 WODs. Creates the folder.
 * @param known names of the migrations that this version knows
 * @throws Error that says what is wrong with the file, and what can be done
 */
export function checkDatabaseFile(dataDir: string, known: readonly string[]): void {
  mkdirSync(dataDir, { recursive: true, mode: OWNER_ONLY.folder });
  const file = databaseFile(dataDir);
  const found = statSync(file, { throwIfNoEntry: false });
  if (!found) {
    refuseUnwritable(dataDir);
    return clearBeside(file);
  }
  if (found.size === 0) throw damaged(file, 'it is empty');
  const database = openWhole(file);
  try {
    checkTables(database, { file, known, isMarked: existsSync(databaseMarker(dataDir)) });
  } finally {
    database.close();
  }
}

/** @throws Error that says why no file can be made in a folder */
function refuseUnwritable(folder: string): void {
  try {
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const way = code === 'EACCES' ? `. Give it to this user: chown ${process.getuid?.()} ${folder}` : '';
    throw new Error(`${folder} can't be written to (${message})${way}`, { cause: error });
  }
}

/**
 * SQLite would treat the files beside a missing one as part of the new one. What was written ahead may be all that there is of the
 * missing one, so it is kept.
 */
function clearBeside(file: string): void {
  const ahead = `${file}-wal`;
  if (statSync(ahead, { throwIfNoEntry: false })?.size) {
    const kept = `${ahead}.${new Date().toISOString().replaceAll(':', '-')}`;
    renameSync(ahead, kept);
    process.emitWarning(
      `${ahead} belongs to a library.sqlite that is no longer there, and is kept as ${kept}. To open that one again, put both back under their names`,
    );
  }
  for (const left of [ahead, `${file}-shm`]) rmSync(left, { force: true });
}

function openWhole(file: string): GuardedLibsql {
  const database = new GuardedLibsql(file);
  try {
    database.prepareToWrite();
    const { quick_check: finding } = database.prepare('PRAGMA quick_check(1)').get() as { quick_check: string };
    if (finding !== 'ok') throw damaged(file, finding.replace(/\s+/g, ' '));
    return database;
  } catch (error) {
    database.close();
    throw ['SQLITE_NOTADB', 'SQLITE_CORRUPT'].includes((error as { code?: string }).code ?? '') ? damaged(file, (error as Error).message) : error;
  }
}

function checkTables(database: GuardedLibsql, { file, known, isMarked }: { file: string; known: readonly string[]; isMarked: boolean }): void {
  const isMade = database.prepare("SELECT name FROM sqlite_master WHERE name = 'migrations'").get() !== undefined;
  // Without the marker, a first start was interrupted.
  if (!isMade && isMarked) throw damaged(file, 'it has no tables');
  const names = isMade ? (database.prepare('SELECT name FROM migrations').all() as { name: string }[]).map(({ name }) => name) : [];
  const newer = names.filter((name) => !known.includes(name));
  if (newer.length === 0) return;
  throw new Error(
    `${file} was written by a newer version of the product (${newer.join(', ')}). Start that version, or move the file away${TOGETHER}, and ${WAY_BACK}`,
  );
}

const damaged = (file: string, finding: string): Error =>
  new Error(`${file} is damaged (${finding}). Move it away${TOGETHER}, keep them, and ${WAY_BACK}`);
