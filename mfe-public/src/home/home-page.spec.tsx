import { screen, within } from '@testing-library/react';
import { entry, fran, pullUp } from '../../test/fixtures';
import { openPage, site } from '../../test/open-page';
import { meta } from './home-page';

const RECENT = '/wods/recent?limit=6';
const DAYS = '/days?limit=4';
const open = (answer: unknown, days?: unknown) => openPage({ history: ['/'], api: { [RECENT]: answer, [DAYS]: days } });

test('shows the recent WODs as cards that lead to them', async () => {
  const cindy = { ...fran, id: 'cindy', name: 'Cindy', type: 'AMRAP', timeCapMinutes: 20, exercises: [entry(pullUp, { reps: 5 })] };
  const { requested } = await open([fran, cindy]);
  expect(requested).toEqual([RECENT, DAYS]);
  const recent = within(screen.getByRole('region', { name: 'Recent WODs' }));
  expect(recent.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual(['Fran', 'Cindy']);
  expect(recent.getByRole('link', { name: 'Fran' })).toHaveAttribute('href', '/wods/fran');
  expect(recent.getByText('AMRAP 20')).toBeVisible();
});

test('has one h1 and links to all workouts', async () => {
  await open([fran]);
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Browse all workouts' })).toHaveAttribute('href', '/wods');
  expect(screen.getByRole('link', { name: 'View all workouts' })).toHaveAttribute('href', '/wods');
});

test('quick picks lead to lists that are already filtered', async () => {
  await open([fran]);
  const picks = within(screen.getByRole('navigation', { name: 'Often looked for' }));
  expect(picks.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Up to 15 minutes', '/wods?maxMinutes=15'],
    ['No equipment', '/wods?kit=BODYWEIGHT'],
    ['Kettlebell', '/wods?equipment=KETTLEBELL'],
    ['Barbell', '/wods?equipment=BARBELL'],
    ['AMRAP', '/wods?type=AMRAP'],
    ['Hero WODs', '/wods?category=HERO'],
  ]);
});

test('an empty library says so', async () => {
  await open([]);
  expect(screen.getByRole('heading', { name: 'No workouts available' })).toBeVisible();
  expect(screen.getByText('Check back later for new WODs!')).toBeVisible();
});

test('a failure says so, and Try Again reloads the page', async () => {
  const { router } = await open(503);
  const alert = within(screen.getByRole('alert'));
  expect(alert.getByText('Failed to fetch recent WODs')).toBeVisible();
  const form = alert.getByRole<HTMLButtonElement>('button', { name: 'Try Again' }).form;
  expect(form).toHaveAttribute('action', '/');
  expect(form?.method).toBe('get');
  expect(Object.values(router.state.loaderData)).toEqual([{ status: 'failed' }]);
});

test('the meta names the site and its search', () => {
  const page = meta({ status: 'loaded', wods: [] }, { site, url: new URL('https://wod.example/'), params: {} });
  expect(page.title).toContain('Test Site');
  expect(page.path).toBe('/');
  expect(page.description.length).toBeLessThanOrEqual(160);
  expect(JSON.stringify(page.structuredData)).toContain('https://wod.example/wods?search={search_term_string}');
});

describe('the days', () => {
  const days = {
    today: '2026-11-22',
    days: [
      { date: '2026-11-22', kind: 'wod', title: 'Fran', wod: fran },
      {
        date: '2026-11-21',
        kind: 'wod',
        title: 'Cindy',
        wod: { ...fran, id: 'cindy', name: 'Cindy', type: 'AMRAP', timeCapMinutes: 20, minutesLow: 20, minutesHigh: 20 },
      },
      { date: '2026-11-20', kind: 'rest', title: 'Rest day' },
      { date: '2026-11-19', kind: 'gone', title: 'Karen' },
    ],
  };

  test('today is on the board, with its minutes, its kit and the way to its page', async () => {
    await open([], days);
    const hero = within(screen.getByRole('region', { name: 'Today’s workout, on the board' }));
    expect(hero.getByRole('heading', { level: 2, name: 'Fran' })).toBeVisible();
    expect(hero.getByText('Sunday 22 November')).toBeVisible();
    expect(hero.getByText('21-15-9 for time')).toBeVisible();
    expect(
      hero
        .getAllByRole('listitem')
        .map((line) => line.textContent.trim())
        .slice(0, 2),
    ).toEqual([expect.stringContaining('Thruster'), 'Pull-up']);
    expect(hero.getByText('~6 min')).toBeVisible();
    expect(hero.getByText('Barbell, Pull-up Bar')).toBeVisible();
    expect(hero.getByRole('link', { name: 'Board' })).toHaveAttribute('href', '/wods/fran');
    expect(hero.getByRole('link', { name: 'Today’s WOD' })).toHaveAttribute('href', '/today');
    expect(hero.getByRole('link', { name: 'Browse all workouts' })).toHaveAttribute('href', '/wods');
  });

  test('a day that needs a partner or a pool says so', async () => {
    const [run] = fran.exercises;
    const swim = { ...run, exercise: { id: 'swim', name: 'Swim', equipment: 'BODYWEIGHT', needs: ['POOL'] } };
    await open([], { ...days, days: [{ date: '2026-11-22', kind: 'wod', title: 'Rocket', wod: { ...fran, team: 2, exercises: [swim] } }] });
    expect(screen.getByText('Partner, Pool')).toBeVisible();
  });

  test('the three days before are at the end, with the ways to get all', async () => {
    await open([], days);
    const earlier = within(screen.getByRole('region', { name: 'Earlier this week' }));
    expect(earlier.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
      'Cindy 20 min AMRAP 20 Saturday',
      'Rest day 30 min Walk, row or bike, easy Friday',
      'Karen  Taken out of the library Thursday',
    ]);
    expect(earlier.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Cindy', '/wods/cindy'],
      ['All days', '/today'],
      ['RSS', '/today.rss'],
      ['Add to my calendar', 'webcal://wod.example/today.ics'],
    ]);
  });

  test.each([
    ['empty', { today: '2026-11-22', days: [] }],
    ['failed', 503],
  ])('without them (%s) the page is as whole as before', async (_, answer) => {
    await open([fran], answer);
    expect(screen.getByRole('heading', { level: 1, name: 'Today’s workout, on the board' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Earlier this week' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Board' })).not.toBeInTheDocument();
  });
});
