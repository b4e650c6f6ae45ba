import type { Page } from '@playwright/test';
import { ADMIN, test as panel, USERNAME } from '../panel/panel';
import { expect } from '../journey';

/** Breaks out of any HTML, script, comment or attribute, adds an element to look for, and tries to run. */
export const LINE = `"'></title></script><b data-injected></b><img src=x onerror=pwned=1><!--<script>pwned=1//`;
/** The same for longer texts, with what might trip up JSON, XML, templates and links. */
export const TEXT = [
  LINE,
  '</textarea></noscript><svg onload=pwned=1>',
  '<iframe srcdoc="<script>top.pwned=1</script>">',
  'javascript:pwned=1',
  ']]><!DOCTYPE x>',
  '&lt;script&gt;pwned=1&lt;/script&gt;',
  `{{constructor.constructor('pwned=1')()}}`,
  '${pwned=1}',
  '\\u003cscript\\u003epwned=1',
  'before\u2028pwned=1\u2029after \uFFFF end',
].join('\n');
/** A video that can be embedded, and an address on another site. */
export const YOUTUBE = `https://www.youtube.com/watch?v=dQw4w9WgXcQ&x="><b/data-injected></b><img/src=x/onerror=pwned=1>`;
export const ELSEWHERE = `https://evil.example/"><b/data-injected></b><script>pwned=1</script>`;

/** The settings of a site whose owner puts HTML into them. */
const SITE = {
  SITE_NAME: `Site ${LINE}`,
  LEGAL_OPERATOR: `Operator ${LINE}`,
  LEGAL_ADDRESS: `Address ${LINE}`,
  LEGAL_CONTACT: `x@wod.example?"><b data-injected></b>`,
};

/** Names in the hostile library; its WOD has a video that can be embedded, its exercise one that can't. */
export const NAMES = { exercise: `E ${LINE}`, wod: `W ${LINE}`, session: `S ${LINE}` };
export const REP_SCHEME = `21-15-9 ]]>\uFFFF<b data-injected></b><img src=x onerror=pwned=1>`;

export interface HostileIds {
  exercise: string;
  wod: string;
  session: string;
}

interface HostileFixtures {
  hostile: HostileIds;
}

/** A signed-in admin on a site where every text is hostile. */
export const test = panel.extend<HostileFixtures>({
  environment: { ...ADMIN, ...SITE, SEED: 'none' },
  hostile: async ({ product, token }, provide) => {
    const create = async (path: string, body: object) => {
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
      const response = await fetch(`${product.address}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
      if (response.status === 409) return undefined;
      expect(response.status).toBe(201);
      return ((await response.json()) as { id: string }).id;
    };
    // All tests of a worker share the library; after the first one the exercise's name is taken.
    const first = await create('/exercises', { name: NAMES.exercise, description: TEXT, equipment: 'BARBELL', videoUrl: ELSEWHERE });
    const library = async <Item>(path: string) => (await (await fetch(`${product.address}/api${path}`)).json()) as Item;
    const exercise = first ?? (await library<{ id: string }[]>('/exercises'))[0]?.id ?? '';
    if (first !== undefined) {
      const wod = await create('/wods', {
        name: NAMES.wod,
        description: TEXT,
        type: 'LADDER',
        repScheme: REP_SCHEME,
        videoUrl: YOUTUBE,
        exercises: [{ exerciseId: exercise, weight: 43, notes: `N ${LINE}` }],
      });
      await create('/training-sessions', {
        name: NAMES.session,
        description: TEXT,
        notes: TEXT,
        totalMinutes: 60,
        mobilityMinutes: 10,
        cooldownMinutes: 5,
        isTemplate: true,
        wods: [{ wodId: wod, order: 1, notes: `C ${LINE}` }],
      });
    }
    const [session] = await library<{ id: string; wods: { wodId: string }[] }[]>('/training-sessions');
    await provide({ exercise, wod: session?.wods[0]?.wodId ?? '', session: session?.id ?? '' });
  },
});

/** Nothing sent became an element or ran. The browser log, checked by every test, has no violation. */
export async function expectHarmless(page: Page) {
  expect(await page.evaluate(() => 'pwned' in globalThis), page.url()).toBe(false);
  const injected = page.locator(
    '[data-injected], img[src="x"], svg[onload], iframe, script:not([src]):not([type="application/json"]):not([type="application/ld+json"]), [href^="javascript:" i], [action^="javascript:" i]',
  );
  await expect(injected, page.url()).toHaveCount(0);
}

export { expect, USERNAME };
