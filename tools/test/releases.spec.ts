// Releases of a shell that holds next to nothing.
import { randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { canMount, SmallDisk } from '@wod/testing/small-disk';
import { temporaryFolder } from '@wod/testing/temporary-folder';
import { pack } from '../bundle.mjs';
import { pointTo, releaseBundle } from '../releases.mjs';

const HOUR_MS = 3_600_000;

/** A bundle of a version, with as many bytes as are asked for. */
async function bundle(version: string, bytes = 1): Promise<string> {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'browser'));
  mkdirSync(join(folder, 'server'));
  writeFileSync(join(folder, 'browser/manifest.json'), JSON.stringify({ name: 'shell', version, entry: 'main.js', chunks: {} }));
  writeFileSync(join(folder, 'browser/main.js'), randomBytes(bytes));
  writeFileSync(join(folder, 'server/index.cjs'), '');
  const file = join(temporaryFolder(), 'bundle.tgz');
  await pack(folder, file);
  return file;
}

const live = (directory: string) =>
  (JSON.parse(readFileSync(join(directory, 'remotes.json'), 'utf8')) as { shell: { version: string } }).shell.version;
const kept = (directory: string) => readdirSync(join(directory, 'shell'));

test('what goes live stays, and is the newest, even where the clock was set back', async () => {
  const directory = temporaryFolder();
  const before: string[] = [];
  for (let count = 1; count <= 5; count += 1) {
    const version = await releaseBundle('shell', await bundle(`1.0.${count}`), directory);
    const later = new Date(Date.now() + count * HOUR_MS);
    utimesSync(join(directory, 'shell', version), later, later);
    before.push(version);
  }
  const released = await releaseBundle('shell', await bundle('1.0.6'), directory);
  expect(live(directory)).toBe(released);
  expect(kept(directory).sort()).toEqual([...before.slice(1), released].sort());

  const after = await releaseBundle('shell', await bundle('1.0.7'), directory);
  expect(kept(directory).sort()).toEqual([...before.slice(2), released, after].sort());
  expect(await pointTo('shell', released, directory)).toBe(released);
});

if (canMount())
  test('a full disk is called so, and nothing is left on it', async () => {
    const disk = await SmallDisk.mount(2);
    try {
      const first = await releaseBundle('shell', await bundle('1.0.1'), disk.folder);
      const large = await bundle('1.0.2', 3_000_000);
      await expect(releaseBundle('shell', large, disk.folder)).rejects.toThrow(`There is no room left on the disk of ${disk.folder}`);
      // The second copy, compressed, is what has no room.
      const doubled = await bundle('1.0.3', 1_200_000);
      await expect(releaseBundle('shell', doubled, disk.folder)).rejects.toThrow(`There is no room left on the disk of ${disk.folder}`);
      expect([live(disk.folder), kept(disk.folder)]).toEqual([first, [first]]);
    } finally {
      await disk.unmount();
    }
  });
