// Releasing a bundle built elsewhere, from a file. No browser is needed.
import { createWriteStream } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { expect, test as base } from '@playwright/test';
import * as command from '@wod/tools/releases';
import { OwnReleases, PLATFORM } from '../product/own-releases';

interface Entry {
  name: string;
  type?: string;
  linkname?: string;
}

interface Archive extends NodeJS.ReadableStream {
  entry(header: Entry, content?: string): void;
  finalize(): void;
}

const tar = createRequire(import.meta.url)('tar-stream') as { pack(): Archive };

const test = base.extend<{ releases: OwnReleases; folder: string }>({
  releases: async ({}, provide) => {
    const releases = await OwnReleases.copy();
    await provide(releases);
    await releases.remove();
  },
  folder: async ({}, provide) => {
    const folder = await mkdtemp(join(tmpdir(), 'wod-bundles-'));
    await provide(folder);
    await rm(folder, { recursive: true });
  },
});

for (const name of ['shell', 'mfe-public', 'mfe-admin']) {
  test(`what was built of ${name} is the same release, whether it comes from a file or not`, async ({ releases, folder }) => {
    // The last build may not be what is live here: `npm run dev` builds into the same folders.
    const built = await command.releaseOne(name, releases.directory);
    const file = join(folder, 'bundle.tgz');
    await command.packBuilt(name, file);
    await rm(releases.folder(name, built), { recursive: true });
    expect(await command.releaseBundle(name, file, releases.directory)).toBe(built);
    const listed = (await command.listReleases(releases.directory)).find((each) => each.name === name);
    const [release] = listed?.releases ?? [];
    expect(release).toEqual({
      release: built,
      version: built.replace(/-\w+$/, ''),
      commit: expect.stringMatching(/^([0-9a-f]{7,40}\+?|unknown)$/),
      date: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    });
    expect((await readdir(join(releases.folder(name, built), 'browser'))).some((path) => path.endsWith('.js.br'))).toBe(true);
  });
}

const MANIFEST = {
  name: 'mfe-admin',
  metaData: { buildInfo: { buildVersion: '9.9.9' }, remoteEntry: { name: 'remoteEntry.js' } },
  shared: [{ name: '@wod/platform', requiredVersion: `^${PLATFORM}` }],
};

/** A valid bundle. */
const FINE: Record<string, string> = {
  'remote.json': '{"name":"mfe-admin","mounts":[],"nav":[]}',
  'browser/mf-manifest.json': JSON.stringify(MANIFEST),
  'browser/remoteEntry.js': 'export const init = () => {}; export const get = () => {};',
};

async function writeBundle(file: string, files: Record<string, string>, more: Entry[] = []) {
  const archive = tar.pack();
  for (const [name, content] of Object.entries(files)) archive.entry({ name }, content);
  for (const entry of more) archive.entry(entry, entry.type === undefined ? 'x' : undefined);
  archive.finalize();
  await pipeline(archive, createGzip(), createWriteStream(file));
}

test('a bundle without a commit and a date is released as unknown', async ({ releases, folder }) => {
  const file = join(folder, 'bundle.tgz');
  await writeBundle(file, { ...FINE, 'release.json': '{"commit":"<script>","date":5}' });
  const release = await command.releaseBundle('mfe-admin', file, releases.directory);
  expect(await releases.live('mfe-admin')).toBe(release);
  const said = await readFile(join(releases.folder('mfe-admin', release), 'release.json'), 'utf8');
  expect(JSON.parse(said)).toEqual({ version: '9.9.9', commit: 'unknown', date: 'unknown' });
});

const without = (name: string) => Object.fromEntries(Object.entries(FINE).filter(([path]) => path !== name));
const saying = (said: object) => ({ ...FINE, 'browser/mf-manifest.json': JSON.stringify({ ...MANIFEST, ...said }) });
const refused: [string, Record<string, string>, Entry[], string][] = [
  ['a path that leads out', FINE, [{ name: 'browser/../../../../escaped.js' }], 'is no path of a release'],
  ['an absolute path', FINE, [{ name: '/tmp/escaped.js' }], 'is no path of a release'],
  ['a hidden file', FINE, [{ name: 'browser/.htaccess' }], 'is no path of a release'],
  ['a file of nobody', FINE, [{ name: 'node_modules/x.js' }], 'is no path of a release'],
  ['a symbolic link', FINE, [{ name: 'browser/link.js', type: 'symlink', linkname: '/etc/passwd' }], 'browser/link.js is a symlink, not a file'],
  ['a hard link', FINE, [{ name: 'browser/link.js', type: 'link', linkname: '/etc/passwd' }], 'browser/link.js is a link, not a file'],
  ['a file twice', FINE, [{ name: 'browser/remoteEntry.js' }], 'browser/remoteEntry.js is there twice'],
  ['too many files', FINE, Array.from({ length: 1001 }, (_, index) => ({ name: `browser/${index}.js` })), 'it has more than 1000 entries'],
  ['a bomb', { ...FINE, 'browser/bomb.js': '\0'.repeat(51_000_000) }, [], 'it holds more than 50 MB'],
  ['no manifest', without('browser/mf-manifest.json'), [], 'it has no browser/mf-manifest.json'],
  ['no remote.json', without('remote.json'), [], 'it has no remote.json'],
  ['no entry', without('browser/remoteEntry.js'), [], 'it has no browser/remoteEntry.js, which its manifest names'],
  ['another project', saying({ name: 'mfe-public' }), [], 'it is of mfe-public, not of mfe-admin'],
  [
    'a version that is a path',
    saying({ metaData: { ...MANIFEST.metaData, buildInfo: { buildVersion: '../9' } } }),
    [],
    'browser/mf-manifest.json names no version',
  ],
  ['a manifest that is cut off', { ...FINE, 'browser/mf-manifest.json': '{"name":' }, [], 'browser/mf-manifest.json is not JSON'],
  ['no version of the contract', saying({ shared: [] }), [], 'browser/mf-manifest.json names no version of the contract with the shell'],
];

test('a bundle that can not be released is refused, and nothing has changed', async ({ releases, folder }) => {
  const before = [await releases.live('mfe-admin'), ...(await readdir(releases.folder('mfe-admin', '')))];
  const file = join(folder, 'bundle.tgz');
  for (const [what, files, more, sentence] of refused) {
    await writeBundle(file, files, more);
    await expect(command.releaseBundle('mfe-admin', file, releases.directory), what).rejects.toThrow(sentence);
  }
  await writeBundle(file, FINE);
  const whole = await readFile(file);
  for (const bytes of [whole.subarray(0, whole.length - 20), Buffer.from('no archive'), Buffer.alloc(0)]) {
    await writeFile(file, bytes);
    await expect(command.releaseBundle('mfe-admin', file, releases.directory)).rejects.toThrow(/can't be (read as a bundle|released): /);
  }
  await expect(command.releaseBundle('mfe-admin', join(folder, 'missing'), releases.directory)).rejects.toThrow('ENOENT');
  expect([await releases.live('mfe-admin'), ...(await readdir(releases.folder('mfe-admin', '')))]).toEqual(before);
});
