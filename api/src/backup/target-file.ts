import { randomBytes } from 'node:crypto';
import { link, open, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { BackupError } from './backup-format.js';

/** Where a backup goes. */
export interface Target {
  file: string;
  /** Whether to replace an existing file. */
  overwrite?: boolean;
  /** If aborted, nothing is left behind. */
  signal?: AbortSignal;
}

/** In the same folder, so that it can be renamed. */
export const unfinishedName = (file: string): string => join(dirname(file), `.${basename(file)}.${randomBytes(6).toString('hex')}.unfinished`);

/** @throws BackupError when it is clear from the outset that the file can't be written */
export async function refuseTarget({ file, overwrite }: Target): Promise<void> {
  const folder = await stat(dirname(file)).catch(() => undefined);
  if (!folder?.isDirectory()) throw new BackupError(`There is no folder ${dirname(file)}.`);
  const found = await stat(file).catch(() => undefined);
  if (found?.isDirectory()) throw new BackupError(`${file} is a folder. Please name a file in it.`);
  if (found && !overwrite) throw isThere(file);
}

/**
 * Gives a file its name once it is complete, and removes it otherwise.
 * @param write writes it under the temporary name it is given
 * @throws BackupError instead of the file system's error
 */
export async function keepAs<Result>(target: Target, unfinished: string, write: (unfinished: string) => Promise<Result>): Promise<Result> {
  try {
    const result = await write(unfinished);
    target.signal?.throwIfAborted();
    await (target.overwrite ? rename(unfinished, target.file) : renameOnce(unfinished, target.file));
    await syncFolder(dirname(target.file));
    return result;
  } catch (error) {
    await rm(unfinished, { force: true });
    throw asBackupError(error, target);
  }
}

/** A rename would replace a file that has appeared in the meantime. */
async function renameOnce(from: string, to: string): Promise<void> {
  try {
    await link(from, to);
    await rm(from);
  } catch (error) {
    // Some file systems don't support hard links.
    if (!['EPERM', 'ENOTSUP', 'ENOSYS', 'EMLINK'].includes(codeOf(error))) throw error;
    await rename(from, to);
  }
}

/** Flushes the new name to the disk too. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  await handle.sync().finally(() => handle.close());
}

function asBackupError(error: unknown, { file, signal }: Target): unknown {
  if (signal?.aborted) return new BackupError('Interrupted. Nothing was written.');
  const code = codeOf(error);
  if (code === 'EEXIST') return isThere(file);
  if (['EACCES', 'EPERM', 'EROFS'].includes(code)) return new BackupError(`${dirname(file)} may not be written.`);
  if (['ENOSPC', 'EDQUOT'].includes(code)) return new BackupError(`There is no room for ${file}.`);
  return error;
}

const isThere = (file: string) => new BackupError(`There is a file ${file} already. With --yes it is replaced.`);
const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? '';
