// The run sheet on paper: everything the class needs, and nothing from the screen.
import { field } from '../panel/wod-form';
import { expect, region, test, type Plan } from './planner';
import { print } from '../paper';

/** Three WODs of five or six movements. */
const USUAL: Plan = {
  name: 'Tuesday engine',
  description: 'Long and steady.',
  notes: 'Warm up the rowers.\nBring chalk.',
  wods: [['Fight Gone Bad', 'Partners count.'], 'Pheezy', ['Josh', 'Jumping pull-ups are fine.']],
};
const TODAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
/** Text of the navigation and the buttons. */
const SCREEN = [
  'All WODs',
  'Imprint',
  'Admin',
  'Menu',
  'Skip to content',
  'Print',
  'Edit',
  'Template',
  'Duplicate',
  'Delete',
  'View Details',
  'Start time',
  'Breakdown',
];

test('a usual class is one A4 sheet with all that it needs', async ({ page, open, planned }, info) => {
  await open(await planned(USUAL));
  await field(page, 'Start time (optional)').fill('18:00');
  await expect(region(page, '1. Fight Gone Bad')).toContainText('18:10–18:27');
  const before = TODAY.format(new Date());
  const { pages, text, size } = await print(page, info);
  expect(pages).toHaveLength(1);
  expect(size).toContain('(A4)');

  expect(text).toContain('Tuesday engine');
  expect(text).toContain('Long and steady.');
  expect([`Printed on ${before}`, `Printed on ${TODAY.format(new Date())}`].some((line) => text.includes(line))).toBe(true);
  expect(text).toMatch(/18:00 – 19:04 · 64 min/);
  // Each block starts with its clock time, in the order of the class.
  const begins = text.split('\n').flatMap((line) => /^\s*(\d\d:\d\d)\s+(\S.*)$/.exec(line)?.slice(1, 3).join(' ') ?? []);
  expect(begins).toEqual(['18:00 Warm-up / Mobility', '18:10 Fight Gone Bad', '18:27 Pheezy', '18:45 Josh', '18:59 Cool-down / Stretch']);
  for (const scheme of ['3 rounds', 'for time']) expect(text).toContain(scheme);
  // Here the scheme alone implies the type.
  for (const twice of ['Rounds ·', 'For Time ·']) expect(text).not.toContain(twice);
  for (const line of ['sumo deadlift high pulls 34 / 25 kg', '5 deadlifts 102 / 70.5 kg', '18 toes-to-bar', 'overhead squats 43 / 29.5 kg']) {
    expect(text.replace(/ +/g, ' ')).toContain(line);
  }
  for (const note of ['Partners count.', 'Jumping pull-ups are fine.', 'Warm up the rowers.', 'Bring chalk.']) expect(text).toContain(note);
  expect(text).toContain('Equipment');
  for (const kit of ['Barbell', 'Medicine Ball', 'Rower']) expect(text).toContain(kit);
  for (const words of SCREEN) expect(text.replace('Printed on', ''), words).not.toContain(words);
});

test('without a start time the minutes count from the beginning', async ({ page, open, planned }, info) => {
  await open(await planned({ name: 'No clock', wods: ['Fran'] }));
  const { text } = await print(page, info);
  expect(text).toMatch(/No clock\s+0 min – 22 min/);
  expect(text).toMatch(/10 min\s+Fran/);
  expect(text).not.toMatch(/\d\d:\d\d/);
});

test('it is black, whatever the colours of the screen', async ({ page, open, planned }) => {
  await open(await planned(USUAL));
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const colours = await page
    .getByRole('region', { name: 'Run sheet' })
    .locator('*:visible')
    .evaluateAll((elements) =>
      elements
        .filter((element) => [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()))
        .map((element) => getComputedStyle(element).color),
    );
  expect(new Set(colours)).toEqual(new Set(['rgb(0, 0, 0)']));
});

test('a long class takes more sheets, and no block is cut', async ({ page, open, planned }, info) => {
  const names = ['Fight Gone Bad', 'Pheezy', 'Josh', 'Filthy Fifty', 'Fournier', 'Lee', 'Weaver', 'Yeti', 'Santora', 'Hope', 'Omar', 'Meadows'];
  const wods = names.map((name, index): [string, string] => [name, `End of block ${index + 1}.`]);
  await open(await planned({ name: 'All day long', totalMinutes: 600, wods }));
  const { pages } = await print(page, info);
  expect(pages.length).toBeGreaterThan(1);
  names.forEach((name, index) => {
    const sheet = pages.find((text) => text.includes(`End of block ${index + 1}.`));
    expect(sheet, name).toMatch(new RegExp(`^\\s*\\d+ min\\s+${name}$`, 'm'));
  });
});

test('no sheet begins with a single block, or with none', async ({ page, open, planned }, info) => {
  for (const lines of [6, 10]) {
    const note = Array.from({ length: lines }, (_, index) => `Line ${index + 1}`).join('\n');
    await open(
      `${await planned({ name: 'A little too long', totalMinutes: 90, wods: [['Fight Gone Bad', note], 'Pheezy', 'Josh', 'Fran'] })}?start=18:00`,
    );
    const { pages } = await print(page, info);
    expect(
      pages.map((text) => text.match(/^\s*\d\d:\d\d\s+\S/gm)?.length),
      `${lines} lines`,
    ).toEqual([4, 2]);
    expect(pages[1]).toMatch(/Fran[^]+Cool-down[^]+Equipment[^]+Printed on/);
  }
});

test('what a session is printed with stands in its address', async ({ page, open, planned }, info) => {
  const address = await planned({ name: 'From a link', wods: ['Fran'] });
  await open(`${address}?start=06:30`);
  await expect(field(page, 'Start time (optional)')).toHaveValue('06:30');
  expect((await print(page, info)).text).toMatch(/06:40\s+Fran/);
  await open(`${address}?start=25:99`);
  await expect(field(page, 'Start time (optional)')).toHaveValue('');
  expect((await print(page, info)).text).toMatch(/10 min\s+Fran/);
});

test('the start time is typed digit by digit, and typed over', async ({ page, open, planned }) => {
  const address = await planned({ name: 'By keyboard', wods: ['Fran'] });
  await open(address);
  const start = field(page, 'Start time (optional)');
  // The letter is for browsers whose clock has twelve hours; others ignore it.
  for (const [typed, time] of [
    ['1845p', '18:45'],
    ['0730a', '07:30'],
  ] as const) {
    await start.focus();
    await page.keyboard.type(typed, { delay: 60 });
    await expect(start).toHaveValue(time);
    await expect.poll(() => new URL(page.url()).searchParams.get('start')).toBe(time);
    await start.blur();
  }
});
