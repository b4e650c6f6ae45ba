import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** Created anew, or linked. */
const LEFT_OUT = new Set(['node_modules', '.git', '.nx', '.dev', 'remotes', 'data', 'test-results']);

/** A copy of this workspace's sources and build output in which a test may edit and add files. */
export class OwnWorkspace {
  private constructor(readonly folder: string) {}

  static async copy(): Promise<OwnWorkspace> {
    const folder = await mkdtemp(join(tmpdir(), 'wod-e2e-workspace-'));
    await cp(ROOT, folder, { recursive: true, filter: (path) => !LEFT_OUT.has(basename(path)) });
    for (const project of ['', 'api', 'libs/serving', 'shell'])
      await linkPackages(join(ROOT, project, 'node_modules'), join(folder, project, 'node_modules'));
    return new OwnWorkspace(folder);
  }

  /** Replaces text in a file, like an editor saving it. */
  async edit(file: string, from: string, to: string): Promise<void> {
    const path = join(this.folder, file);
    const source = await readFile(path, 'utf8');
    if (!source.includes(from)) throw new Error(`${file} has no ${from}.`);
    await writeFile(path, source.replace(from, to));
  }

  remove(): Promise<void> {
    return rm(this.folder, { recursive: true, force: true });
  }
}

async function linkPackages(from: string, to: string): Promise<void> {
  await mkdir(to);
  for (const name of await readdir(from)) {
    // The workspace's own packages are links to sibling folders, and stay links.
    if (name === '@wod') await cp(join(from, name), join(to, name), { recursive: true, verbatimSymlinks: true });
    else await symlink(join(from, name), join(to, name));
  }
}
