// One project's release as one file, built on one machine and made live on another: a gzipped tar of PARTS.
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { buffer } from 'node:stream/consumers';
import { createGunzip, createGzip } from 'node:zlib';
import tar from 'tar-stream';
import { manifestOf, readBuild } from './browser-build.mjs';
import { messageOf } from './log.mjs';
import { SHELL } from './paths.mjs';

/** Ours have some thirty files and less than two megabytes. */
const ENTRIES_MAX = 1_000;
const BYTES_MAX = 50_000_000;

/** Files of a release, none of them hidden. */
const PATH = /^(?:remote\.json|release\.json|(?:browser|server|public|assets)(?:\/[\w@-][\w.@-]*)+)$/;
const VERSION = /^\d+\.\d+\.\d+(?:-[\w.]+)?$/;

/** A bundle that can't be released; the message says why. */
export class BundleError extends Error {}

/**
 * Packs a release's folder into a file, which appears only once it is complete.
 * @param {string} folder @param {string} file
 */
export async function pack(folder, file) {
  const archive = tar.pack();
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath ?? entry.path}/${entry.name}`)
    .sort();
  for (const path of paths) archive.entry({ name: path.slice(folder.length + 1), mode: 0o644, mtime: new Date(0) }, await readFile(path));
  archive.finalize();
  try {
    await pipeline(archive, createGzip({ level: 9 }), createWriteStream(`${file}.unfinished`));
    await rename(`${file}.unfinished`, file);
  } finally {
    await rm(`${file}.unfinished`, { force: true });
  }
}

/**
 * Unpacks a bundle into a folder that doesn't exist yet, and checks that it can be released.
 * @param {string} file @param {string} name the project it has to belong to @param {string} folder
 * @throws BundleError when it can't; the folder doesn't exist then
 */
export async function unpack(file, name, folder) {
  try {
    const paths = await extract(file, folder);
    await check(folder, name, paths);
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    if (error instanceof BundleError) throw new BundleError(`${file} can't be released: ${error.message}`);
    throw new BundleError(`${file} can't be read as a bundle: ${messageOf(error)}`, { cause: error });
  }
}

/** @param {string} file @param {string} folder @returns the paths of its files */
async function extract(file, folder) {
  if ((await stat(file)).size > BYTES_MAX) throw new BundleError(`it is larger than ${BYTES_MAX / 1e6} MB`);
  await mkdir(folder, { recursive: true });
  const archive = tar.extract();
  /** @type {Set<string>} */
  const paths = new Set();
  const budget = { entries: ENTRIES_MAX, bytes: BYTES_MAX };
  const taken = takeEach(archive, async (header, stream) => {
    budget.entries -= 1;
    budget.bytes -= header.size ?? 0;
    if (budget.entries < 0) throw new BundleError(`it has more than ${ENTRIES_MAX} entries`);
    if (budget.bytes < 0) throw new BundleError(`it holds more than ${BYTES_MAX / 1e6} MB`);
    if (header.type === 'directory') return void stream.resume();
    if (header.type !== 'file') throw new BundleError(`${header.name} is a ${header.type}, not a file`);
    if (!PATH.test(header.name)) throw new BundleError(`${JSON.stringify(header.name)} is no path of a release`);
    if (paths.has(header.name)) throw new BundleError(`${header.name} is there twice`);
    paths.add(header.name);
    await mkdir(dirname(`${folder}/${header.name}`), { recursive: true });
    await writeFile(`${folder}/${header.name}`, await buffer(stream), { flag: 'wx' });
  });
  await Promise.all([taken, pipeline(createReadStream(file), createGunzip(), archive)]);
  return paths;
}

/**
 * Calls `take` for each entry in turn; the first failure ends the archive.
 * @param {import('tar-stream').Extract} archive
 * @param {(header: import('tar-stream').Headers, stream: import('node:stream').PassThrough) => Promise<void>} take
 * @returns {Promise<void>}
 */
function takeEach(archive, take) {
  return new Promise((resolve, reject) => {
    archive.on('entry', (header, stream, next) => {
      take(header, stream).then(
        () => next(),
        (error) => {
          reject(error);
          stream.resume();
          archive.destroy(error);
        },
      );
    });
    archive.once('finish', resolve).once('error', reject);
  });
}

/** @param {string} folder @param {string} name @param {ReadonlySet<string>} paths */
async function check(folder, name, paths) {
  const read = (/** @type {string} */ path) =>
    paths.has(path) ? readFile(`${folder}/${path}`, 'utf8') : Promise.reject(new BundleError(`it has no ${path}`));
  const json = async (/** @type {string} */ path) => {
    const text = await read(path);
    try {
      return Object(JSON.parse(text));
    } catch {
      throw new BundleError(`${path} is not JSON`);
    }
  };
  const manifest = `browser/${manifestOf(name)}`;
  const built = readBuild(name, await json(manifest));
  if (built.name !== name) throw new BundleError(`it is of ${built.name}, not of ${name}`);
  if (!VERSION.test(String(built.version))) throw new BundleError(`${manifest} names no version`);
  for (const path of built.files) if (!paths.has(`browser/${path}`)) throw new BundleError(`it has no browser/${path}, which its manifest names`);
  if (name === SHELL) return void (await read('server/index.cjs'));
  const remote = await json('remote.json');
  if (remote.name !== name || !Array.isArray(remote.mounts)) throw new BundleError(`remote.json doesn't describe ${name}`);
  if (built.platform === undefined) throw new BundleError(`${manifest} names no version of the contract with the shell`);
}
