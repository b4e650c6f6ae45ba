// Releases side by side, and what others see of them.
import Zip from 'adm-zip';
import { expect, test } from '../journey';
import { showing } from '../library/showing';

const NAME = 'mfe-public';
const OLD = showing();
const NEW = showing().replace('Showing', 'Listing');

test('two versions of a section live side by side in two tabs', async ({ page, context, open, shell, releases, request }) => {
  await open(`${shell.address}/about`);
  await releases.publishEdited(NAME, 'next', 'Showing ', 'Listing ');
  await releases.point(NAME, 'next');
  await expect.poll(async () => (await request.get(`${shell.address}/wods`)).text()).toContain('/remotes/mfe-public/next/');
  const other = await context.newPage();
  await other.goto(`${shell.address}/wods`);
  for (let visit = 0; visit < 2; visit += 1) {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'All WODs' }).click();
    await expect(page.getByText(OLD)).toBeVisible();
    await page.getByRole('link', { name: 'About' }).click();
    await other.reload();
    await expect(other.getByText(NEW)).toBeVisible();
  }
});

test("the federation's tools see the host, its remotes and what they share", async ({ page, open }) => {
  await open('/about');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Training Sessions' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Training Sessions' })).toBeVisible();
  const seen = await page.evaluate(() => {
    const {
      __FEDERATION__: { __INSTANCES__: hosts, moduleInfo, __SHARE__: scopes },
    } = globalThis as unknown as Federated;
    const shared = Object.entries(scopes.shell?.default ?? {}).map(([name, versions]) => [name, ...Object.keys(versions)]);
    return {
      hosts: hosts.map(({ name }) => name),
      remotes: Object.keys(moduleInfo.shell?.remotesInfo ?? {}),
      entries: Object.keys(moduleInfo),
      shared,
    };
  });
  expect(seen.hosts).toEqual(['shell']);
  expect(seen.remotes).toEqual(['mfe-public', 'mfe-sessions']);
  expect(seen.entries).toEqual([
    'shell',
    expect.stringMatching(/^mfe-public:\/remotes\/.+\.js$/),
    expect.stringMatching(/^mfe-sessions:\/remotes\/.+\/remoteEntry\.js$/),
  ]);
  const version: unknown = expect.stringMatching(/^\d+\.\d+\.\d+$/);
  expect(seen.shared).toEqual([
    ['react', version],
    ['react-dom', version],
    ['@wod/platform', version],
  ]);
});

test('a release brings the types of what it exposes, and no others', async ({ request, releases, shell }) => {
  for (const name of ['mfe-public', 'mfe-admin', 'mfe-sessions']) {
    const folder = `${shell.address}/remotes/${name}/${await releases.live(name)}/browser`;
    const {
      metaData: { types },
    } = (await (await request.get(`${folder}/mf-manifest.json`)).json()) as Manifest;
    const archive = await request.get(`${folder}/${types.zip}`);
    expect([archive.status(), archive.headers()['content-type']]).toEqual([200, 'application/zip']);
    const files = new Zip(await archive.body());
    expect(
      files
        .getEntries()
        .filter((entry) => !entry.isDirectory)
        .map(({ entryName }) => entryName)
        .sort(),
    ).toEqual(['compiled-types/routes.d.ts', 'routes.d.ts']);
    // As the contract has it: libs/platform, RemoteModule.
    const declared = files.readAsText('compiled-types/routes.d.ts');
    expect(declared).toContain("import type { Host, RouteObject } from '@wod/platform';");
    expect(declared).toContain('export declare function routes(host: Host): RouteObject[];');
    expect(await (await request.get(`${folder}/${types.api}`)).text()).toContain("typeof import('REMOTE_ALIAS_IDENTIFIER/routes')");
  }
});

interface Manifest {
  metaData: { types: { zip: string; api: string } };
}

interface Federated {
  __FEDERATION__: {
    __INSTANCES__: { name: string }[];
    moduleInfo: Record<string, { remotesInfo?: object } | undefined>;
    __SHARE__: Record<string, { default: Record<string, object> } | undefined>;
  };
}
