// A release is a folder that is never rewritten; remotes.json points at the live ones. Deploying moves a pointer.
import { createHash } from 'node:crypto';
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { manifestOf, readBuild } from './browser-build.mjs';
import { builtFrom, builtNow } from './built-from.mjs';
import { inTurn } from './in-turn.mjs';
import { REMOTES, ROOT, SHELL, remoteNames } from './paths.mjs';

/**
 * @typedef {{ name: string, version?: string }} Remote its entry: its own remote.json, and the live version once it has been built
 * @typedef {{ shell?: { version: string }, remotes: Remote[] }} Pointers remotes.json
 */

const KEPT = 5;

/** Name prefixes of folders that aren't releases: those being made, and those being deleted. */
const UNFINISHED = '.unfinished-';
const REMOVED = '.removed-';
/** Copying and compressing takes seconds: anything older was left behind by a killed process. */
const LEFT_BEHIND_MS = 3_600_000;

/** What a project releases, where present. */
export const PARTS = ['remote.json', 'dist/browser', 'dist/server', 'public', 'assets'];

/** @type {[string, (bytes: Buffer) => Promise<Buffer>][]} */
const compressors = [
  ['.br', (bytes) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } })],
  ['.gz', (bytes) => promisify(gzip)(bytes, { level: 9 })],
];

const readJson = async (/** @type {string} */ file) => JSON.parse(await readFile(file, 'utf8'));
const exists = (/** @type {string} */ path) =>
  stat(path).then(
    () => true,
    () => false,
  );

/** @param {string} directory */
async function filesOf(directory) {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath ?? entry.path}/${entry.name}`)
    .sort();
}

/** Writes compressed copies beside the text files of a folder; the server prefers them. @param {string} directory */
async function precompress(directory) {
  const texts = (await filesOf(directory)).filter((file) => /\.(js|css|svg|json)$/.test(file));
  // Side by side, on Node's threads. On an error, the caller removes the folder: nothing may still be written to it.
  const copies = await Promise.allSettled(
    texts.flatMap((file) =>
      compressors.map(async ([extension, compress]) => {
        await writeFile(file + extension, await compress(await readFile(file)));
      }),
    ),
  );
  for (const copy of copies) if (copy.status === 'rejected') throw copy.reason;
}

/** @param {string} directory */
async function contentHash(directory) {
  const hash = createHash('sha256');
  for (const file of await filesOf(directory)) {
    // An archive contains its files' timestamps.
    if (!file.endsWith('.zip')) hash.update(file.slice(directory.length)).update(await readFile(file));
  }
  return hash.digest('hex').slice(0, 8);
}

/**
 * @template Result
 * @param {string} place @param {() => Promise<Result>} work what it writes there
 * @throws Error with a sentence when there is no room for it
 */
async function withRoom(place, work) {
  try {
    return await work();
  } catch (error) {
    const { code, cause } = /** @type {NodeJS.ErrnoException} */ (error);
    const isFull = ['ENOSPC', 'EDQUOT'].includes(code ?? /** @type {NodeJS.ErrnoException | undefined} */ (cause)?.code ?? '');
    throw isFull ? new Error(`There is no room left on the disk of ${place}`, { cause: error }) : error;
  }
}

const isBuilt = (/** @type {string} */ name) => exists(`${ROOT}${name}/dist/browser/${manifestOf(name)}`);

/** @param {string} name @param {string} folder of its release */
const versionIn = async (name, folder) => String(readBuild(name, await readJson(`${folder}/browser/${manifestOf(name)}`)).version);

/** Copies a project's released files to a folder. @param {string} name @param {string} folder */
async function copyBuilt(name, folder) {
  for (const part of PARTS) {
    if (await exists(`${ROOT}${name}/${part}`)) await cp(`${ROOT}${name}/${part}`, `${folder}/${basename(part)}`, { recursive: true });
  }
  await writeFile(`${folder}/release.json`, JSON.stringify(await builtNow(name, await versionIn(name, folder))));
}

/**
 * Makes a release from a project's build, in a folder named after its version and content.
 * @param {string} name @param {string} directory where the releases live
 * @param {(folder: string) => Promise<void>} [fill] puts its files into a folder
 * @returns that version
 */
async function publish(name, directory, fill = (folder) => copyBuilt(name, folder)) {
  const unfinished = `${directory}/${name}/${UNFINISHED}${process.pid}`;
  await rm(unfinished, { recursive: true, force: true });
  try {
    return await withRoom(directory, () => make(name, directory, unfinished, fill));
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}

/** @param {string} name @param {string} directory @param {string} unfinished @param {(folder: string) => Promise<void>} fill */
async function make(name, directory, unfinished, fill) {
  await mkdir(dirname(unfinished), { recursive: true });
  await fill(unfinished);
  const version = await versionIn(name, unfinished);
  const said = { ...(await builtFrom(unfinished)), version };
  // The same content is the same release, whenever and from whichever commit it was built.
  await rm(`${unfinished}/release.json`, { force: true });
  const release = `${version}-${await contentHash(unfinished)}`;
  if (await exists(`${directory}/${name}/${release}`)) return release;
  await writeFile(`${unfinished}/release.json`, `${JSON.stringify(said)}\n`);
  await precompress(`${unfinished}/browser`);
  await rename(unfinished, `${directory}/${name}/${release}`);
  return release;
}

/** The shell and the remotes, each with its live version. @param {Pointers} pointers @returns {Remote[]} */
const entriesOf = ({ shell, remotes }) => [{ name: SHELL, ...shell }, ...remotes];

/**
 * A release's entry in remotes.json: its version and the content of the remote's own remote.json.
 * @param {string} name
 * @param {string} version
 * @param {string} directory
 */
async function entryOf(name, version, directory) {
  return name === SHELL ? { version } : { ...(await readJson(`${directory}/${name}/${version}/remote.json`)), version };
}

/**
 * Replaces remotes.json in one step, so that no reader ever sees half of it and no other command's change is lost. A release
 * that goes live counts as new again; those that were live longest ago are removed.
 * @param {string} directory @param {(before: Pointers) => Pointers} change
 */
async function movePointers(directory, change) {
  const file = `${directory}/remotes.json`;
  await mkdir(directory, { recursive: true });
  await inTurn(file, async () => {
    /** @type {Pointers} */
    const before = (await exists(file)) ? await readJson(file) : { remotes: [] };
    const after = change(before);
    await withRoom(directory, () => writeFile(`${file}.next`, `${JSON.stringify(after, null, 2)}\n`));
    await rename(`${file}.next`, file);
    for (const { name, version } of entriesOf(after)) {
      if (version === undefined || entriesOf(before).some((entry) => entry.name === name && entry.version === version)) continue;
      await makeNewest(`${directory}/${name}`, version);
      const others = (await releasesOf(name, directory)).filter((release) => release !== version);
      await removeOld(`${directory}/${name}`, others.slice(KEPT - 1));
    }
  });
}

/** Dates a release after all others, even where the clock was set back since. @param {string} folder @param {string} release */
async function makeNewest(folder, release) {
  const names = (await readdir(folder)).filter((name) => !name.startsWith('.'));
  const times = await Promise.all(names.map(async (name) => (await stat(`${folder}/${name}`)).mtimeMs));
  const time = new Date(Math.max(Date.now(), ...times.map((ms) => Math.floor(ms) + 1)));
  await utimes(`${folder}/${release}`, time, time);
}

/**
 * Deletes releases, and the remains of those being made or deleted when their process was killed. Each is renamed first, so for
 * readers it is gone in one step.
 * @param {string} folder @param {string[]} releases
 */
async function removeOld(folder, releases) {
  for (const release of releases) await rename(`${folder}/${release}`, `${folder}/${REMOVED}${release}-${process.pid}`);
  for (const name of await readdir(folder)) {
    const isLeft = name.startsWith(UNFINISHED) && Date.now() - (await stat(`${folder}/${name}`)).mtimeMs > LEFT_BEHIND_MS;
    if (isLeft || name.startsWith(REMOVED)) await rm(`${folder}/${name}`, { recursive: true, force: true });
  }
}

/**
 * Publishes the builds of the shell and of remotes, and points remotes.json at them alone. A remote without a bundle keeps its
 * place in the navigation.
 * @param {string} [directory] where the releases live
 * @param {string[]} [names] the remotes
 * @throws Error when the shell is not built
 */
export async function releaseBuilt(directory = REMOTES, names = remoteNames()) {
  if (!(await isBuilt(SHELL))) throw new Error('Nothing is built yet. npm run build builds everything and makes it live');
  const release = async (/** @type {string} */ name) => entryOf(name, await publish(name, directory), directory);
  const shell = await release(SHELL);
  /** @type {Remote[]} */
  const remotes = [];
  for (const name of names) remotes.push((await isBuilt(name)) ? await release(name) : await readJson(`${ROOT}${name}/remote.json`));
  await movePointers(directory, () => ({ shell, remotes }));
}

/** Publishes the build of the shell or of one remote and makes it live; the others stay as they are. @param {string} name @returns its version */
export const releaseOne = async (name, directory = REMOTES) => pointTo(name, await publish(name, directory), directory);

/**
 * Packs the build of the shell or of one remote into a file, to be released elsewhere.
 * @param {string} name @param {string} file
 */
export async function packBuilt(name, file) {
  const { pack } = await import('./bundle.mjs');
  const folder = await mkdtemp(`${tmpdir()}/wod-bundle-`);
  try {
    await withRoom(folder, () => copyBuilt(name, folder));
    await withRoom(file, () => pack(folder, file));
  } finally {
    await rm(folder, { recursive: true });
  }
}

/**
 * Publishes a bundle that was built elsewhere and makes it live.
 * @param {string} name @param {string} file a bundle from `packBuilt`
 * @returns its version
 * @throws BundleError when it can't be released; nothing has changed then
 */
export async function releaseBundle(name, file, directory = REMOTES) {
  const { unpack } = await import('./bundle.mjs');
  return pointTo(name, await publish(name, directory, (folder) => unpack(file, name, folder)), directory);
}

/**
 * Makes a release live.
 * @param {string} name
 * @param {string} wanted a version as `listReleases` names it, or a prefix: `1.3.2` is the build of that version that
 *   was live most recently
 * @returns the version that is live now
 * @throws Error when there is no such release
 */
export async function pointTo(name, wanted, directory = REMOTES) {
  const version = (await releasesOf(name, directory)).find((release) => release === wanted || release.startsWith(`${wanted}-`));
  if (!version) throw new Error(`There is no release ${wanted} of ${name}. See npm run release -- --list`);
  const entry = await entryOf(name, version, directory);
  await movePointers(directory, ({ shell, remotes }) => {
    if (name === SHELL) return { shell: entry, remotes };
    const known = remotes.some((remote) => remote.name === name);
    return { shell, remotes: known ? remotes.map((remote) => (remote.name === name ? entry : remote)) : [...remotes, entry] };
  });
  return version;
}

/** The kept releases, most recently live first. @param {string} name @param {string} directory */
async function releasesOf(name, directory) {
  const names = await readdir(`${directory}/${name}`).catch(() => []);
  const dated = await Promise.all(
    names
      .filter((release) => !release.startsWith('.'))
      .map(async (release) => ({ release, time: (await stat(`${directory}/${name}/${release}`)).mtimeMs })),
  );
  return dated.sort((a, b) => b.time - a.time).map(({ release }) => release);
}

/** The kept and live releases of the shell and of each remote, with what each was built from. */
export async function listReleases(directory = REMOTES) {
  const file = `${directory}/remotes.json`;
  const entries = entriesOf((await exists(file)) ? await readJson(file) : { remotes: remoteNames().map((name) => ({ name })) });
  const told = (/** @type {string} */ name) => async (/** @type {string} */ release) => ({
    ...(await builtFrom(`${directory}/${name}/${release}`)),
    release,
  });
  return Promise.all(
    entries.map(async ({ name, version }) => {
      const kept = await releasesOf(name, directory);
      return { name, live: version, releases: await Promise.all(kept.map(told(name))) };
    }),
  );
}
