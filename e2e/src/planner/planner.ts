import { randomBytes } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import type { ClassBlockInput } from '@wod/domain';
import { ADMIN, SIGNED_OUT, test as panel } from '../panel/panel';
import { expect } from '../journey';

export const LIST = '/training-sessions';
export const NEW = '/training-sessions/new';

/** A session planned in advance by a test; omitted fields are as in a new form. */
export interface Plan {
  name: string;
  description?: string;
  notes?: string;
  totalMinutes?: number;
  mobilityMinutes?: number;
  cooldownMinutes?: number;
  isTemplate?: boolean;
  /** names of WODs in the library, optionally with the coach's note */
  wods?: (string | [name: string, notes: string])[];
  blocks?: ClassBlockInput[];
}

interface PlannerFixtures {
  /**
   * Plans a session in advance, owned by this browser. Sent as the admin, who isn't throttled.
   * @returns the address of its page
   */
  planned(plan: Plan): Promise<string>;
}

/** A coach without an account, with a product that only the planner's tests write to. */
export const test = panel.extend<PlannerFixtures>({
  environment: { ...ADMIN },
  storageState: SIGNED_OUT,
  planned: async ({ context, product, library, token }, provide) => {
    const key = randomBytes(32).toString('base64url');
    await provide(async ({ wods = [], ...plan }) => {
      await context.addCookies([{ name: 'planner-key', value: key, url: product.address, httpOnly: true }]);
      const entries = wods.map((wod, index) => {
        const [name, notes] = typeof wod === 'string' ? [wod] : wod;
        return { wodId: library.wod(name).replace('/wods/', ''), order: index + 1, notes };
      });
      const response = await fetch(`${product.address}/api/training-sessions`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, cookie: `planner-key=${key}` },
        body: JSON.stringify({ totalMinutes: 60, mobilityMinutes: 10, cooldownMinutes: 5, isTemplate: false, ...plan, wods: entries }),
      });
      expect(response.status).toBe(201);
      const { id } = (await response.json()) as { id: string };
      return `${LIST}/${id}`;
    });
  },
});

export { expect };

export const button = (scope: Page | Locator, name: string) => scope.getByRole('button', { name, exact: true });
export const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
/** A session's card in the list. */
export const card = (page: Page, name: string) => page.getByRole('article').filter({ has: page.getByRole('link', { name, exact: true }) });
export const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
export const remaining = (page: Page) => region(page, 'Time Breakdown').getByRole('definition').last();

/** The names of the selected WODs, in order. */
export async function expectSelected(page: Page, names: string[]) {
  await expect(region(page, 'Selected WODs').getByRole('textbox')).toHaveCount(names.length);
  const labels = await region(page, 'Selected WODs')
    .getByRole('textbox')
    .evaluateAll((fields) => fields.map((field) => field.getAttribute('aria-label')));
  expect(labels).toEqual(names.map((name) => `Notes for ${name}`));
}

/** Adds a WOD from the library by hand. */
export async function addWod(page: Page, name: string) {
  await page.getByRole('searchbox', { name: 'Search WODs' }).fill(name);
  await button(page, `Add ${name}`).click();
}

/** Saves the form and waits for the list to confirm it. */
export async function save(page: Page, name: 'Create Session' | 'Update Session', session: string) {
  await button(page, name).click();
  await expect(page).toHaveURL(LIST);
  await expect(page.getByText(`“${session}” was saved.`)).toBeVisible();
}
