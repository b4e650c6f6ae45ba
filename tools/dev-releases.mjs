// The releases under `npm run dev`: links to the bundlers' output, so that an open page finds its updates beside its files.
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { ROOT, SHELL } from './paths.mjs';
import { PARTS } from './releases.mjs';

export class DevReleases {
  /** @param {string} directory where they live, which is emptied @param {string[]} remotes */
  constructor(directory, remotes) {
    this.directory = directory;
    this.remotes = remotes;
    this.versions = new Map();
    rmSync(directory, { recursive: true, force: true });
  }

  /**
   * Makes the projects' builds live, under versions that no browser has seen.
   * @param {Iterable<string>} names
   */
  release(names) {
    for (const name of names) {
      const version = String(Date.now());
      const folder = `${this.directory}/${name}/${version}`;
      mkdirSync(folder, { recursive: true });
      for (const part of PARTS) if (existsSync(`${ROOT}${name}/${part}`)) symlinkSync(`${ROOT}${name}/${part}`, `${folder}/${basename(part)}`);
      this.versions.set(name, version);
    }
    const remotes = this.remotes.map((name) => ({
      ...JSON.parse(readFileSync(`${ROOT}${name}/remote.json`, 'utf8')),
      version: this.versions.get(name),
    }));
    const file = `${this.directory}/remotes.json`;
    writeFileSync(`${file}.next`, JSON.stringify({ shell: { version: this.versions.get(SHELL) }, remotes }));
    renameSync(`${file}.next`, file);
  }
}
