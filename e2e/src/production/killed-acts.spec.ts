// A SIGKILL in the middle of what an admin does to much at once; the long form is drills/src/kill-during-acts.mjs.
import { test } from '@playwright/test';
import { ACTS } from '@wod/testing/admin-acts';
import { KilledActs } from '@wod/testing/killed-acts';
import { Product } from '@wod/testing/product';
import { temporaryFolder } from '@wod/testing/temporary-folder';

const WODS = 250;
const PASSWORD = 'of the admin';

let product: Product | undefined;
let killed: KilledActs;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  const dataDir = temporaryFolder();
  killed = new KilledActs(
    async () => (product = await Product.start({ dataDir, settings: { ADMIN_PASSWORD: PASSWORD, SEED: 'none', LOG_LEVEL: 'silent' } })),
    WODS,
  );
  await killed.begin(PASSWORD);
});

test.afterAll(() => product?.stop());

for (const act of ACTS) {
  test(`${act.name} is done as a whole or not at all`, async () => {
    // The commit comes at the end.
    for (const part of [0.7 * Math.random(), 0.8 + 0.3 * Math.random()]) await killed.kill(act, part);
  });
}
