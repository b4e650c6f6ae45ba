import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pointTo } from '@wod/tools/releases';

interface Pointer {
  name: string;
  version?: string;
}

/** The contents of remotes.json. */
interface Pointers {
  shell: { version: string };
  remotes: Pointer[];
}

const RELEASES = fileURLToPath(new URL('../../../remotes', import.meta.url));

/** A copy of the releases that a test may break, extend and repoint. */
export class OwnReleases {
  private constructor(readonly directory: string) {}

  /** Copies what is live. */
  static async copy(): Promise<OwnReleases> {
    const releases = new OwnReleases(await mkdtemp(join(tmpdir(), 'wod-e2e-remotes-')));
    await cp(join(RELEASES, 'remotes.json'), join(releases.directory, 'remotes.json'));
    for (const { name, version } of await releases.entries()) {
      if (version !== undefined) await cp(join(RELEASES, name, version), releases.folder(name, version), { recursive: true });
    }
    return releases;
  }

  remove(): Promise<void> {
    return rm(this.directory, { recursive: true });
  }

  /** folder of a release of the shell or of a remote */
  folder(name: string, version: string): string {
    return join(this.directory, name, version);
  }

  async live(name: string): Promise<string> {
    const version = (await this.entries()).find((pointer) => pointer.name === name)?.version;
    if (version === undefined) throw new Error(`${name} has no release.`);
    return version;
  }

  /** Makes a release live, as the release command does; without a version the remote has no live release. */
  async point(name: string, version: string | undefined): Promise<void> {
    if (version !== undefined) {
      await pointTo(name, version, this.directory);
      return;
    }
    const { shell, remotes } = await this.pointers();
    const file = join(this.directory, 'remotes.json');
    await writeFile(
      `${file}.next`,
      JSON.stringify({ shell, remotes: remotes.map((remote) => (remote.name === name ? { ...remote, version } : remote)) }),
    );
    await rename(`${file}.next`, file);
  }

  /** Publishes the live release again, with one text replaced in all of its files. */
  async publishEdited(name: string, version: string, from: string, to: string): Promise<void> {
    const target = this.folder(name, version);
    await cp(this.folder(name, await this.live(name)), target, { recursive: true });
    for (const part of ['browser', 'server']) {
      // A section rendered only in the browser has nothing for the server.
      for (const file of await readdir(join(target, part)).catch(() => [])) {
        const path = join(target, part, file);
        // The compressed copies would still have the old text.
        if (/\.(br|gz)$/.test(file)) await rm(path);
        else if (/\.c?js$/.test(file)) await writeFile(path, (await readFile(path, 'utf8')).replaceAll(from, to));
      }
    }
  }

  /** Publishes a section of a few lines, rendered only in the browser, under the given remote's name and addresses. */
  async publishGuest(name: string, guest: { path: string; heading: string }): Promise<void> {
    const browser = join(this.folder(name, 'guest'), 'browser');
    await mkdir(browser, { recursive: true });
    const remote = (await this.pointers()).remotes.find((pointer) => pointer.name === name);
    await writeFile(join(browser, '../remote.json'), JSON.stringify({ ...remote, version: undefined }));
    await writeFile(join(browser, 'mf-manifest.json'), JSON.stringify({ metaData: { remoteEntry: { name: 'remote.js' } }, exposes: [] }));
    await writeFile(join(browser, 'remote.js'), guestModule(guest.path, guest.heading));
    await this.point(name, 'guest');
  }

  private async entries(): Promise<Pointer[]> {
    const { shell, remotes } = await this.pointers();
    return [{ name: 'shell', ...shell }, ...remotes];
  }

  private async pointers(): Promise<Pointers> {
    return JSON.parse(await readFile(join(this.directory, 'remotes.json'), 'utf8')) as Pointers;
  }
}

/** The contract version between the shell and its remotes. */
export const { version: PLATFORM } = JSON.parse(await readFile(new URL('../../../libs/platform/package.json', import.meta.url), 'utf8')) as {
  version: string;
};

/** A handwritten container: routes that render with the host's React, and that require exactly this version of the platform. */
export const guestModule = (path: string, heading: string, platformVersion = PLATFORM) => `
let scope;
export const init = (shareScope) => { scope = shareScope; };
export const get = async () => {
  if (!scope['@wod/platform'][${JSON.stringify(platformVersion)}]) throw new Error('The host shares no @wod/platform ${platformVersion}.');
  const React = Object.values(scope.react)[0].lib();
  const Component = () => React.createElement('h1', null, ${JSON.stringify(heading)});
  const meta = () => ({ title: ${JSON.stringify(heading)}, description: '' });
  return () => ({ routes: () => [{ id: 'guest', path: ${JSON.stringify(path)}, Component, handle: { meta } }] });
};
`;
