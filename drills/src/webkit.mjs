// Walks through the product in WebKit, the engine of every iPhone, which no other test starts: `node drills/src/webkit.mjs` (about a minute), after
// `apt-get install webkit2gtk-driver xvfb`. It opens every section, finds WODs by their minutes, explains a term, stars a WOD, runs its clock,
// types over the minutes of a class, signs in and saves a WOD. It fails when a step can't be done, when a page reports an error, or when what
// WebKit does in a way of its own is wrong: dialogs and popovers as high as the screen, links that cover what they don't belong to, and fields
// that a press doesn't select.
import { temporaryFolder } from '@wod/testing/temporary-folder';
import { PASSWORD, runDrill, startProduct } from './drill.mjs';
import { WebKit } from './web-driver.mjs';

const ENTER = '\uE007';
const SECTIONS = ['All WODs', 'Training Sessions', 'WOD Types', 'About', 'Imprint', 'Home'];

/** What pages reported since the last load that nobody handled. @type {(webkit: WebKit) => Promise<string[]>} */
const reported = (webkit) => webkit.run(() => /** @type {{ reported?: string[] }} */ (globalThis).reported ?? []);

/** Loads a page and listens to it from then on. @param {WebKit} webkit @param {string} url */
async function open(webkit, url) {
  await webkit.open(url);
  await webkit.run(() => {
    /** @type {string[]} */
    const reported = Object.assign(globalThis, { reported: [] }).reported;
    addEventListener('error', ({ message }) => reported.push(message));
    addEventListener('unhandledrejection', ({ reason }) => reported.push(String(reason)));
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => reported.push(`${violatedDirective} ${blockedURI}`));
  });
}

/** The part of the window's height that something takes. @param {WebKit} webkit @param {string} selector */
const share = (webkit, selector) => webkit.until((one) => (document.querySelector(one)?.getBoundingClientRect().height ?? 0) / innerHeight, selector);

/** @param {boolean} holds @param {string} what */
function expect(holds, what) {
  if (!holds) throw new Error(what);
}

/** What somebody does, in order. @type {Record<string, (webkit: WebKit, origin: string) => Promise<unknown>>} */
const STEPS = {
  async 'every section, on a phone'(webkit, origin) {
    await webkit.resize(390, 844);
    await open(webkit, origin);
    for (const section of SECTIONS) {
      const before = await webkit.run(() => document.title);
      await webkit.press('Menu');
      await webkit.press(section, '#main-menu');
      await webkit.until((title) => document.title !== title && document.querySelector('h1')?.textContent, before);
    }
  },
  async 'WODs of up to 20 minutes'(webkit, origin) {
    await open(webkit, `${origin}/wods`);
    await webkit.press('Time');
    await webkit.until(() => document.querySelector('dialog:modal'));
    await webkit.run(() => /** @type {HTMLInputElement} */ (document.querySelector('[name="maxMinutes"][value="20"]')).click());
    await webkit.press(
      await webkit.until(() => /** @type {HTMLElement} */ (document.querySelector('dialog:modal > :last-child > :last-child')).textContent),
    );
    await webkit.until(() => !document.querySelector('dialog:modal') && document.querySelector('h1')?.textContent === 'Workouts up to 20 minutes');
  },
  async 'a term in place'(webkit, origin) {
    await open(webkit, `${origin}/wods/fran`);
    await webkit.press('for time');
    expect((await share(webkit, ':popover-open')) < 0.5, 'The popover is too high.');
  },
  async 'a star that is kept, and forgotten after a question'(webkit, origin) {
    await open(webkit, `${origin}/wods/fran`);
    await webkit.press('Star Fran');
    await webkit.until(() => document.querySelector('[aria-label="Star Fran"][aria-pressed="true"]'));
    await open(webkit, `${origin}/mine`);
    await webkit.until(() => document.querySelector('#starred')?.textContent?.includes('Fran'));
    await webkit.press('Delete everything kept here');
    expect((await share(webkit, 'dialog:modal')) < 0.5, 'The question is too high.');
    await webkit.press('Delete', 'dialog:modal');
    await webkit.until(() => !document.querySelector('#starred')?.textContent?.includes('Fran'));
  },
  async 'a clock that runs, with its sound'(webkit, origin) {
    await open(webkit, `${origin}/wods/fran/clock`);
    await webkit.press('Start');
    await webkit.until(() => document.querySelector('[role="timer"]')?.textContent === '9');
    await webkit.until(() => document.querySelector('[role="timer"]')?.textContent === '0:01');
    await webkit.press('End');
    await webkit.press('End without a result');
    await webkit.until(() => !document.querySelector('dialog:modal'));
  },
  async 'minutes that are pressed and typed anew'(webkit, origin) {
    await webkit.resize(1280, 900);
    await open(webkit, `${origin}/training-sessions/new`);
    await webkit.click('[name="mobilityMinutes"]');
    await webkit.keys('7');
    await webkit.until(() => /** @type {HTMLInputElement} */ (document.querySelector('[name="mobilityMinutes"]')).value === '7');
  },
  async 'the panel, whose links stay in their rows'(webkit, origin) {
    await webkit.resize(1280, 900);
    await open(webkit, `${origin}/admin`);
    await webkit.type('[name="username"]', 'admin');
    await webkit.type('[name="password"]', PASSWORD);
    await webkit.press('Sign in');
    await webkit.until(() => document.querySelector('tbody tr'));
    const covered = await webkit.run(() =>
      [...document.querySelectorAll('main :is(select, h1, h2, tbody h3)')]
        .filter((one) => {
          const { x, y, height } = one.getBoundingClientRect();
          const top = document.elementFromPoint(x + 4, y + height / 2);
          return top && !top.contains(one) && !one.contains(top) && top.closest('tr') !== one.closest('tr');
        })
        .map(({ textContent }) => textContent),
    );
    expect(covered.length === 0, `Something lies above ${covered}.`);
  },
  async 'a WOD that is saved'(webkit) {
    await webkit.press('New WOD');
    await webkit.type('[name="name"]', 'Made in WebKit');
    await webkit.type('[name="type"]', 'AMRAP');
    await webkit.type('[name="timeCapMinutes"]', '12');
    await webkit.press('Add exercise');
    await webkit.type('form [role="combobox"]', 'Thruster');
    await webkit.until(() => document.querySelector('[role="option"][aria-selected="true"]')?.textContent?.includes('Thruster'));
    await webkit.type('form [role="combobox"]', ENTER);
    await webkit.press('Create WOD');
    await webkit.until(() => document.querySelector('tbody')?.textContent?.includes('Made in WebKit'));
  },
};

await runDrill(async (atEnd) => {
  const { origin } = await startProduct(atEnd);
  const webkit = await atEnd((one) => one.close(), WebKit.start(temporaryFolder()));
  let isWell = true;
  for (const [name, step] of Object.entries(STEPS)) {
    const wrong = await step(webkit, origin).then(
      () => reported(webkit),
      (error) => [String(error.message)],
    );
    console.log(`${wrong.length === 0 ? 'done' : 'FAILED'}  ${name}${wrong.map((what) => `\n        ${what}`).join('')}`);
    isWell &&= wrong.length === 0;
  }
  return isWell;
});
