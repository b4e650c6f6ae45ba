// With as much kept as there can be, nothing moves while a page hydrates, everything fits, and axe finds nothing.
import type { Page } from '@playwright/test';
import { LIMITS } from '@wod/domain';
import { failedResource } from '../browser-log';
import { expect, test, untilAlive } from '../journey';
import { expectAccessible } from '../quality/axe';
import { layoutShifts } from '../quality/layout-shifts';

const LONG = 'A name of a workout that is as long as names of workouts ever get, which is a hundred and twenty characters in all, at mos';

/** Stars, results and a gym, as many as there may be. Most of the WODs have left the library, which is found when their pages are loaded ahead. */
const keep = (page: Page, fran: string, most: number = LIMITS.starredMax) =>
  page.addInitScript(
    ({ id, long, most }) => {
      const wods = [
        { id, name: 'Fran', type: 'LADDER', minutes: 6 },
        ...Array.from({ length: most - 1 }, (_, index) => ({ id: `w${index}`, name: long, type: 'CHIPPER_EMOM', minutes: 45 })),
      ];
      const results = wods
        .slice(0, 60)
        .map((wod, index) => ({ id: `r${index}`, wod, score: 'TIME', text: '1:02:30', level: 'beginner', day: '2025-11-03', note: long }));
      localStorage.setItem('starred', JSON.stringify(wods));
      localStorage.setItem('seen', JSON.stringify(wods.slice(0, 20)));
      localStorage.setItem('results', JSON.stringify(results));
      localStorage.setItem('my-gym', JSON.stringify({ kit: ['KETTLEBELL', 'BOX', 'ROWER'], minutes: 20, people: 8, counts: { BOX: 4 } }));
    },
    { id: fran.replace('/wods/', ''), long: LONG.slice(0, 120), most },
  );

for (const width of [1280, 390]) {
  test(`nothing moves at ${width} px${width === 390 ? ', and everything fits 320' : ''}`, async ({ page, library, log }) => {
    log.expect(failedResource(404));
    await keep(page, library.wod('Fran'));
    for (const path of ['/', '/wods?search=fran', library.wod('Fran'), '/mine']) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(path);
      await untilAlive(page);
      await page.waitForLoadState('networkidle');
      const shifts = await layoutShifts(page);
      expect(shifts.reduce((sum, { value }) => sum + value, 0).toFixed(2), `${path} ${JSON.stringify(shifts)}`).toBe('0.00');
      if (width !== 390) continue;
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), path).toBeLessThanOrEqual(0);
    }
  });
}

test('axe finds nothing on a full page, nor in the form', async ({ page, open, library, log }) => {
  log.expect(failedResource(404));
  await keep(page, library.wod('Fran'), 5);
  await open('/mine');
  await expect(page.getByRole('region', { name: 'Starred' }).getByRole('listitem')).toHaveCount(5);
  await expectAccessible(page);
  await open(library.wod('Fran'));
  await page.getByRole('button', { name: 'Add a result' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expectAccessible(page);
});
