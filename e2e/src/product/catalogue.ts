import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Product } from '@wod/testing/product';
import { ADMIN } from './admin';

const VARIABLE = 'IMPORTED_CATALOGUE';

/** Before all journeys: imports the catalogue once, since that takes most of a product's first start. @returns what removes it after them */
export default async function importCatalogue(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'wod-catalogue-'));
  await (await Product.start({ dataDir: folder, settings: { ...ADMIN, LOG_LEVEL: 'error' } })).stop();
  process.env[VARIABLE] = folder;
  return () => rm(folder, { recursive: true });
}

/** Leaves in a folder what a first start does. */
export async function copyCatalogue(folder: string): Promise<void> {
  await cp(process.env[VARIABLE] ?? '', folder, { recursive: true });
}
