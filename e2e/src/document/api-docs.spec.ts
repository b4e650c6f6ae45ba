// The api's description, as served by the built product.
import { readFile } from 'node:fs/promises';
import { expect, test } from '../journey';

test('the description is the one in docs/openapi.json', async ({ request }) => {
  const said = await (await request.get('/api/docs-json')).json();
  expect(said).toEqual(JSON.parse(await readFile(new URL('../../../docs/openapi.json', import.meta.url), 'utf8')));
});

test('it can be read', async ({ page }) => {
  await page.goto('/api/docs');
  await expect(page.getByRole('heading', { name: 'WOD Inspiration' })).toBeVisible();
  await expect(page.getByText('/api/wods/{id}').first()).toBeVisible();
});

test('each of its files says how its text is written', async ({ request }) => {
  for (const path of ['', '/', '-json', '-yaml', '/swagger-ui-init.js', '/swagger-ui-bundle.js', '/swagger-ui.css', '/nothing']) {
    expect((await request.get(`/api/docs${path}`)).headers()['content-type'], path).toMatch(/^\w+\/\w+; charset=utf-8$/i);
  }
});
