import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RELEASES } from './own-shell';

interface Pointer {
  name: string;
  version?: string;
}

/** A copy of the releases that a test may break, add to and point elsewhere. */
export class OwnReleases {
  private constructor(readonly directory: string) {}

  static async copy(): Promise<OwnReleases> {
    const releases = new OwnReleases(await mkdtemp(join(tmpdir(), 'wod-e2e-remotes-')));
    await cp(RELEASES, releases.directory, { recursive: true });
    return releases;
  }

  remove(): Promise<void> {
    return rm(this.directory, { recursive: true });
  }

  /** folder of a remote's release */
  folder(name: string, version: string): string {
    return join(this.directory, name, version);
  }

  async live(name: string): Promise<string> {
    const version = (await this.pointers()).find((pointer) => pointer.name === name)?.version;
    if (version === undefined) throw new Error(`${name} has no release.`);
    return version;
  }

  /** Makes a release the live one, as a deployment does; without a version nothing is live. */
  async point(name: string, version: string | undefined): Promise<void> {
    const remotes = (await this.pointers()).map((pointer) => (pointer.name === name ? { ...pointer, version } : pointer));
    const file = join(this.directory, 'remotes.json');
    await writeFile(`${file}.next`, JSON.stringify({ remotes }));
    await rename(`${file}.next`, file);
  }

  /** Publishes the live release once more, with one text replaced in all of its files. */
  async publishEdited(name: string, version: string, from: string, to: string): Promise<void> {
    const target = this.folder(name, version);
    await cp(this.folder(name, await this.live(name)), target, { recursive: true });
    for (const part of ['browser', 'server']) {
      for (const file of await readdir(join(target, part))) {
        const path = join(target, part, file);
        // The compressed copies would still say the old text.
        if (/\.(br|gz)$/.test(file)) await rm(path);
        else if (/\.c?js$/.test(file)) await writeFile(path, (await readFile(path, 'utf8')).replaceAll(from, to));
      }
    }
  }

  /** Publishes a section of a few lines that is drawn in the browser only, under the given remote's name and addresses. */
  async publishGuest(name: string, guest: { path: string; heading: string }): Promise<void> {
    const browser = join(this.folder(name, 'guest'), 'browser');
    await mkdir(browser, { recursive: true });
    await writeFile(join(browser, 'manifest.json'), JSON.stringify({ entry: 'remote.js', chunks: {}, fonts: [] }));
    await writeFile(join(browser, 'remote.js'), guestModule(guest.path, guest.heading));
    await this.point(name, 'guest');
  }

  private async pointers(): Promise<Pointer[]> {
    const { remotes } = JSON.parse(await readFile(join(this.directory, 'remotes.json'), 'utf8')) as { remotes: Pointer[] };
    return remotes;
  }
}

/** What a remote's entry is to the shell, written by hand: a container that draws with the shell's React. */
export const guestModule = (path: string, heading: string, platformVersion = '0.1.0') => `
let React;
export async function init({ react }) {
  React = (await Object.values(react)[0].get())();
}
export async function get() {
  const Component = () => React.createElement('h1', null, ${JSON.stringify(heading)});
  const meta = () => ({ title: ${JSON.stringify(heading)}, description: '' });
  return () => ({
    platformVersion: ${JSON.stringify(platformVersion)},
    routes: () => [{ id: 'guest', path: ${JSON.stringify(path)}, Component, handle: { meta } }],
  });
}
`;
