// Which releases the release command keeps, and that two running at once don't lose each other's release. No browser is needed.
import { cp, mkdir, readdir, readFile, rename, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test as base } from '@playwright/test';
import { OwnReleases } from '../product/own-releases';
import { startOwnShell, unreachable } from '../product/own-shell';

const test = base.extend<{ releases: OwnReleases }>({
  releases: async ({}, provide) => {
    const releases = await OwnReleases.copy();
    await provide(releases);
    await releases.remove();
  },
});

/** Publishes the live release again under another version, in one step. */
async function publish(releases: OwnReleases, name: string, version: string) {
  const unfinished = releases.folder(name, '.unfinished-test');
  await cp(releases.folder(name, await releases.live(name)), unfinished, { recursive: true });
  await rename(unfinished, releases.folder(name, version));
}

for (const name of ['shell', 'mfe-public']) {
  test(`the five releases of ${name} that were live last are kept`, async ({ releases }) => {
    const first = await releases.live(name);
    for (const version of ['b', 'c', 'd', 'e', 'f', 'g']) {
      await publish(releases, name, version);
      await releases.point(name, version);
      if (version === 'd') await releases.point(name, first);
    }
    expect((await readdir(releases.folder(name, ''))).sort()).toEqual([first, 'd', 'e', 'f', 'g'].sort());
    await expect(releases.point(name, 'b')).rejects.toThrow('There is no release b');
    expect(await releases.live(name)).toBe('g');
  });
}

test('releases at the same time lose nothing', async ({ releases }) => {
  const names = ['shell', 'mfe-public', 'mfe-admin'];
  for (const name of names) for (const version of ['b', 'c']) await publish(releases, name, version);
  const rounds = names.map(async (name) => {
    for (let round = 0; round < 10; round += 1) {
      for (const version of ['b', 'c']) {
        await releases.point(name, version);
        expect(await releases.live(name)).toBe(version);
      }
    }
  });
  await Promise.all(rounds);
});

test('what is left of a release that was being made or deleted leaves with the next one', async ({ releases }) => {
  const folder = releases.folder('mfe-public', '');
  const names = ['.removed-a-1', '.unfinished-1', '.unfinished-2'];
  for (const name of names) await mkdir(join(folder, name, 'browser'), { recursive: true });
  const yesterday = new Date(Date.now() - 86_400_000);
  await utimes(join(folder, '.unfinished-1'), yesterday, yesterday);
  await publish(releases, 'mfe-public', 'b');
  await releases.point('mfe-public', 'b');
  expect((await readdir(folder)).filter((name) => name.startsWith('.'))).toEqual(['.unfinished-2']);
});

test('a release that is deleted while it is read is there or not, and harms nothing else', async ({ releases }) => {
  const name = 'mfe-public';
  const shell = await startOwnShell(unreachable, releases.directory);
  const first = await releases.live(name);
  const folder = join(releases.folder(name, first), 'browser');
  const files = (await readdir(folder)).filter((file) => file.endsWith('.js'));
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  const versions = Array.from({ length: 8 }, (_, index) => `v${index}`);
  for (const version of versions) await publish(releases, name, version);
  let over = false;
  const statuses = new Set<number>();
  const reader = async (offset: number) => {
    for (let at = offset; !over; at += 1) {
      const path = `/remotes/${name}/${versions[at % versions.length]}/browser/${files[at % files.length]}`;
      const response = await fetch(shell.address + path);
      statuses.add(response.status);
      expect(await response.text()).toBe(response.status === 200 ? texts[at % files.length] : 'There is no such file.');
    }
  };
  const readers = [0, 3].map(reader);
  // The oldest published releases are deleted.
  await releases.point(name, versions.at(-1));
  await expect.poll(() => statuses.size).toBe(2);
  over = true;
  await Promise.all(readers);
  expect([...statuses].sort()).toEqual([200, 404]);
  expect(shell.warnings).toEqual([]);
  await shell.close();
});

test('pointers that can not be read leave everything as it was, are spoken of once, and count again when they are whole', async ({ releases }) => {
  const shell = await startOwnShell(unreachable, releases.directory);
  const file = join(releases.directory, 'remotes.json');
  const whole = await readFile(file, 'utf8');
  const about = async () => {
    const response = await fetch(`${shell.address}/about`);
    return [response.status, (await response.text()).includes('>Training Sessions</a>')];
  };
  for (const broken of ['', 'null', whole.slice(0, whole.length / 2), '{"shell":{},"remotes":null}']) {
    const before = shell.warnings.length;
    await writeFile(file, broken);
    await expect.poll(async () => (expect(await about()).toEqual([200, true]), shell.warnings.length)).toBe(before + 2);
    expect(new Set(shell.warnings)).toEqual(new Set([`The shell's release ${shellOf(whole)} stays live`, 'The releases that were live stay live']));
  }
  await writeFile(file, JSON.stringify({ ...(JSON.parse(whole) as object), remotes: [] }));
  await expect.poll(about).toEqual([404, false]);
  await shell.close();
});

const shellOf = (pointers: string) => (JSON.parse(pointers) as { shell: { version: string } }).shell.version;
