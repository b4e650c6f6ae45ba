// What the release command keeps, and that two of them don't lose each other's release. No browser is needed.
import { cp, readdir } from 'node:fs/promises';
import { expect, test as base } from '@playwright/test';
import { OwnReleases } from '../product/own-releases';

const test = base.extend<{ releases: OwnReleases }>({
  releases: async ({}, provide) => {
    const releases = await OwnReleases.copy();
    await provide(releases);
    await releases.remove();
  },
});

/** Publishes the live release once more under another version. */
async function publish(releases: OwnReleases, name: string, version: string) {
  await cp(releases.folder(name, await releases.live(name)), releases.folder(name, version), { recursive: true });
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
