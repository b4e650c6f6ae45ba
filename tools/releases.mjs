// A release is a folder that is never rewritten; remotes.json points at the live ones. Deploying moves a pointer.
import { createHash } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { REMOTES, ROOT, remoteNames } from './paths.mjs';

const KEPT = 5;
const compressors = [
  ['.br', (bytes) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } })],
  ['.gz', (bytes) => promisify(gzip)(bytes, { level: 9 })],
];

const readJson = async (file) => JSON.parse(await readFile(file, 'utf8'));
const exists = (path) => stat(path).then(() => true, () => false);

async function filesOf(directory) {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => `${entry.parentPath ?? entry.path}/${entry.name}`).sort();
}

/** Writes compressed copies beside the text files of a folder; the server prefers them. */
export async function precompress(directory) {
  for (const file of await filesOf(directory)) {
    if (!/\.(js|css|svg|json)$/.test(file)) continue;
    const bytes = await readFile(file);
    for (const [extension, compress] of compressors) await writeFile(file + extension, await compress(bytes));
  }
}

async function contentHash(directory) {
  const hash = createHash('sha256');
  for (const file of await filesOf(directory)) hash.update(file.slice(directory.length)).update(await readFile(file));
  return hash.digest('hex').slice(0, 8);
}

/** Copies the built bundle of a remote to a folder named after its version and content. @returns that version */
async function publish(name, directory) {
  const built = `${ROOT}${name}/dist`;
  const { version } = await readJson(`${built}/browser/manifest.json`);
  const release = `${version}-${await contentHash(built)}`;
  const target = `${directory}/${name}/${release}`;
  if (!(await exists(target))) {
    const unfinished = `${target}.tmp-${process.pid}`;
    await cp(built, unfinished, { recursive: true });
    await precompress(`${unfinished}/browser`);
    await rename(unfinished, target);
    await removeOld(`${directory}/${name}`);
  }
  return release;
}

async function removeOld(directory) {
  const releases = await Promise.all(
    (await readdir(directory)).map(async (name) => ({ name, time: (await stat(`${directory}/${name}`)).mtimeMs })),
  );
  for (const { name } of releases.sort((a, b) => b.time - a.time).slice(KEPT)) await rm(`${directory}/${name}`, { recursive: true });
}

/** Replaces remotes.json in one step, so that no reader ever sees half of it. */
async function writePointers(directory, remotes) {
  const file = `${directory}/remotes.json`;
  const next = `${JSON.stringify({ remotes }, null, 2)}\n`;
  if ((await readFile(file, 'utf8').catch(() => '')) === next) return;
  await writeFile(`${file}.tmp-${process.pid}`, next);
  await rename(`${file}.tmp-${process.pid}`, file);
}

/**
 * Publishes what is built and points remotes.json at it. A remote without a bundle keeps its place in the navigation.
 * @param {string} [directory] where the releases live
 */
export async function releaseBuilt(directory = REMOTES) {
  await mkdir(directory, { recursive: true });
  const remotes = [];
  for (const folder of remoteNames()) {
    const description = await readJson(`${ROOT}${folder}/remote.json`);
    const built = await exists(`${ROOT}${folder}/dist/browser/manifest.json`);
    const version = built ? await publish(folder, directory) : undefined;
    remotes.push({ ...description, version });
  }
  await writePointers(directory, remotes);
}
