// A screen of the panel looks the same whatever screens were opened before it.
import { allStylesheets, changedBy } from '../quality/stylesheets';
import { expect, test } from './panel';
import { SCREENS } from './screens';

for (const { heading, path } of SCREENS) {
  test(`${heading} looks the same after other screens`, async ({ page, open, library }) => {
    await open(path(library));
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await changedBy(page, await allStylesheets())).toEqual([]);
  });
}
