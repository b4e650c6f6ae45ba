// The panel is released and rolled back on its own, while somebody is working in it.
import { markDocument, sameDocument } from '../isolation/breakages';
import { untilAlive } from '../journey';
import { expect, PASSWORD, test, USERNAME } from './panel';
import { field } from './wod-form';

const NAME = 'mfe-admin';
const OLD = 'Who changed what';
const NEW = 'Who altered what';

test('an open tab works on with its release, a reload shows the live one', async ({ page, open, request, shell, releases }) => {
  const first = await releases.live(NAME);
  const live = async () => (await request.get(`${shell.address}/remotes.json`)).text();
  const panel = page.getByRole('navigation', { name: 'Admin panel' });

  await open(`${shell.address}/admin/login`);
  await field(page, 'Username').fill(USERNAME);
  await field(page, 'Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await markDocument(page);

  await releases.publishEdited(NAME, 'next', OLD, NEW);
  await releases.point(NAME, 'next');
  await expect.poll(live).toContain(`/${NAME}/next/`);
  await panel.getByRole('link', { name: 'Change log' }).click();
  await expect(page.getByText(OLD)).toBeVisible();
  await panel.getByRole('link', { name: 'Exercises' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Exercises' })).toBeVisible();
  await expect(sameDocument(page)).toBeAttached();

  await page.goto(`${shell.address}/admin/change-log`);
  await untilAlive(page);
  await expect(page.getByText(NEW)).toBeVisible();

  await releases.point(NAME, first);
  await expect.poll(live).toContain(`/${NAME}/${first}/`);
  await page.reload();
  await expect(page.getByText(OLD)).toBeVisible();
});
