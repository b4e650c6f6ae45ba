// The planner shows loads in the reader's chosen unit, and its run sheet can include the other levels.
import { addWod, button, expect, NEW, region, test } from './planner';
import { print } from '../paper';

test('the form and a session show pounds', async ({ page, open, planned }) => {
  await open(NEW);
  await button(page, 'lb').click();
  await addWod(page, 'Fran');
  await expect(region(page, 'Selected WODs')).toContainText('95 / 65 lb (43/29.5 kg)');
  await open(await planned({ name: 'In pounds', wods: ['Fran'] }));
  await expect(region(page, '1. Fran')).toContainText('95 / 65 lb');
  await expect(region(page, 'Equipment')).toContainText('95 / 65 lb');
});

test('a session shows the level that was chosen, at once and from then on', async ({ page, open, planned }) => {
  const address = await planned({ name: 'For a level', wods: ['Fran'] });
  await open(address);
  const fran = region(page, '1. Fran');
  await expect(button(page, 'Rx')).toHaveAttribute('aria-pressed', 'true');
  await button(page, 'Scaled').click();
  await expect(fran).toContainText('about 29.5 / 20 kg');
  await expect(fran).toContainText('Jumping or banded pull-up');
  expect(await (await page.request.get(address)).text()).toContain('Jumping or banded pull-up');
  await page.reload();
  await expect(button(page, 'Scaled')).toHaveAttribute('aria-pressed', 'true');
  await expect(fran).toContainText('Jumping or banded pull-up');
});

test('the run sheet says Rx only, or all levels', async ({ page, open, planned }, info) => {
  await open(await planned({ name: 'For everybody', wods: ['Fran'] }));
  await expect(button(page, 'Rx only')).toHaveAttribute('aria-pressed', 'true');
  expect((await print(page, info)).text).not.toContain('Scaled');
  await button(page, 'lb').click();
  await button(page, 'All levels').click();
  await expect(page).toHaveURL(/\?levels=all$/);
  await expect(button(page, 'All levels')).toHaveAttribute('aria-pressed', 'true');
  const { text } = await print(page, info);
  expect(text).toMatch(/Thruster\s+95 \/ 65 lb/);
  expect(text).toMatch(/Scaled\s+Thruster: about 65 \/ 45 lb · Pull-up:\s+jumping\s+or\s+banded\s+pull-up/);
  expect(text).toMatch(/Beginner\s+Thruster: empty bar or light dumbbells · Pull-up: ring row/);

  await page.getByLabel('Start time (optional)').fill('18:00');
  await expect(page).toHaveURL(/\?levels=all&start=18%3A00$/);
  await page.reload();
  await expect(button(page, 'All levels')).toHaveAttribute('aria-pressed', 'true');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a level is a form', async ({ page, planned }) => {
    const address = await planned({ name: 'Plain level', wods: ['Fran'] });
    await page.goto(address);
    await button(page, 'Beginner').click();
    await expect(page).toHaveURL(address);
    await expect(button(page, 'Beginner')).toHaveAttribute('aria-pressed', 'true');
    await expect(region(page, '1. Fran')).toContainText('Ring row');
  });

  test('all levels are a form', async ({ page, planned }) => {
    const address = await planned({ name: 'Plain', wods: ['Fran'] });
    await page.goto(address);
    await button(page, 'All levels').click();
    await expect(page).toHaveURL(`${address}?levels=all`);
    await expect(page.getByRole('region', { name: 'Run sheet', exact: true, includeHidden: true })).toContainText('Pull-up: ring row');
  });
});
