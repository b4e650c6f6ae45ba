// Containers built by the stock federation plugin, with its full runtime, do everything ours do with the slim one.
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { expect, test } from '../journey';
import type { OwnReleases } from '../product/own-releases';
import { BREAKAGES, breakFiles, panel } from './breakages';

const NAME = 'mfe-sessions';
const ENTRY = /\/remotes\/mfe-sessions\/stock\/browser\/remoteEntry\.js/;
const LIST = { name: 'Training Sessions', level: 1 } as const;

/** Builds the planner for the browser without the slim runtime, and makes it live with the server's part of the live release. */
async function releaseStock(releases: OwnReleases): Promise<void> {
  const { default: configurations } = (await import(new URL(`../../../${NAME}/webpack.config.mjs`, import.meta.url).href)) as {
    default: Configuration[];
  };
  const [browser = {}] = configurations;
  const folder = releases.folder(NAME, 'stock');
  await cp(releases.folder(NAME, await releases.live(NAME)), folder, { recursive: true });
  const configuration: Configuration = {
    ...browser,
    // Nobody waits for these bytes, but the test for the minifier.
    optimization: { ...browser.optimization, minimize: false },
    output: { ...browser.output, path: join(folder, 'browser') },
    plugins: browser.plugins?.filter((plugin) => !(plugin instanceof webpack.NormalModuleReplacementPlugin)),
  };
  await new Promise<void>((resolve, reject) => {
    webpack(configuration, (error, stats) => (error || stats?.hasErrors() ? reject(error ?? new Error(stats?.toString('errors-only'))) : resolve()));
  });
  await releases.point(NAME, 'stock');
}

test('stock containers: arrival, a walk between sections, and each way to be broken', async ({ page, open, shell, releases, log }) => {
  await releaseStock(releases);
  await open(`${shell.address}/training-sessions`);
  await expect(page.getByRole('heading', LIST)).toBeVisible();
  await page.getByRole('link', { name: 'New Session' }).click();
  await expect(page.getByRole('heading', { name: 'New Training Session' })).toBeVisible();

  for (const [name, breakage] of Object.entries(BREAKAGES)) {
    await open(`${shell.address}/about`);
    // Stock containers log what they are missing to the console.
    if (name === 'built for another contract') log.expect(/@wod\/platform/);
    const mend = await breakFiles(page, log, ENTRY, breakage);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Training Sessions' }).click();
    await expect(panel(page), name).toBeVisible();
    await mend();
    await panel(page).getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', LIST), name).toBeVisible();
  }
});
