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
    await removeOld(name, directory);
  }
  return release;
}

/** Keeps the newest releases, and the live one however old it is. */
async function removeOld(name, directory) {
  const live = (await readPointers(directory).catch(() => [])).find((remote) => remote.name === name)?.version;
  const old = (await releasesOf(name, directory)).slice(KEPT).filter((release) => release !== live);
  for (const release of old) await rm(`${directory}/${name}/${release}`, { recursive: true });
}

/** Replaces remotes.json in one step, so that no reader ever sees half of it. */
async function writePointers(directory, remotes) {
  const file = `${directory}/remotes.json`;
  const next = `${JSON.stringify({ remotes }, null, 2)}\n`;
  if ((await readFile(file, 'utf8').catch(() => '')) === next) return;
  await writeFile(`${file}.tmp-${process.pid}`, next);
  await rename(`${file}.tmp-${process.pid}`, file);
}

const readPointers = async (directory) => (await readJson(`${directory}/remotes.json`)).remotes;

/** A remote's entry in remotes.json: what its remote.json says, and the live version. */
const pointer = async (folder, version) => ({ ...(await readJson(`${ROOT}${folder}/remote.json`)), version });

/**
 * Publishes what is built and points remotes.json at it. A remote without a bundle keeps its place in the navigation.
 * @param {string} [directory] where the releases live
 */
export async function releaseBuilt(directory = REMOTES) {
  await mkdir(directory, { recursive: true });
  const remotes = [];
  for (const folder of remoteNames()) {
    const built = await exists(`${ROOT}${folder}/dist/browser/manifest.json`);
    remotes.push(await pointer(folder, built ? await publish(folder, directory) : undefined));
  }
  await writePointers(directory, remotes);
}

/** Publishes what is built of one remote and makes it live; the others stay as they are. @returns its version */
export async function releaseOne(name, directory = REMOTES) {
  const remotes = await readPointers(directory);
  const version = await publish(name, directory);
  const next = await pointer(name, version);
  const known = remotes.some((remote) => remote.name === name);
  await writePointers(directory, known ? remotes.map((remote) => (remote.name === name ? next : remote)) : [...remotes, next]);
  return version;
}

/**
 * Makes an older or newer release live again.
 * @param {string} wanted a version as `listReleases` names it, or its beginning: `1.3.2` is the newest build of that version
 * @returns the version that is live now
 * @throws Error when there is no such release
 */
export async function pointTo(name, wanted, directory = REMOTES) {
  const remotes = await readPointers(directory);
  const remote = remotes.find((entry) => entry.name === name);
  const version = (await releasesOf(name, directory)).find((release) => release === wanted || release.startsWith(`${wanted}-`));
  if (!remote || !version) throw new Error(`There is no release ${wanted} of ${name}. See npm run release -- --list`);
  remote.version = version;
  await writePointers(directory, remotes);
  return version;
}

/** The releases of a remote that are kept, the newest first. */
async function releasesOf(name, directory) {
  const names = await readdir(`${directory}/${name}`).catch(() => []);
  const dated = await Promise.all(
    names.filter((release) => !release.includes('.tmp-')).map(async (release) => ({ release, time: (await stat(`${directory}/${name}/${release}`)).mtimeMs })),
  );
  return dated.sort((a, b) => b.time - a.time).map(({ release }) => release);
}

/** What is kept and what is live, for each remote. */
export async function listReleases(directory = REMOTES) {
  const remotes = await readPointers(directory);
  return Promise.all(remotes.map(async ({ name, version }) => ({ name, live: version, releases: await releasesOf(name, directory) })));
}
