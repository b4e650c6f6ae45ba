import { screen, within } from '@testing-library/react';
import { entry, fran, pullUp } from '../../test/fixtures';
import { openPage, site } from '../../test/open-page';
import { meta } from './home-page';

const RECENT = '/wods/recent?limit=6';
const open = (answer: unknown) => openPage({ history: ['/'], api: { [RECENT]: answer } });

test('shows the recent WODs as cards that lead to them', async () => {
  const cindy = { ...fran, id: 'cindy', name: 'Cindy', type: 'AMRAP', timeCapMinutes: 20, exercises: [entry(pullUp, { reps: 5 })] };
  const { requested } = await open([fran, cindy]);
  expect(requested).toEqual([RECENT]);
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
  const picks = within(screen.getByRole('navigation', { name: 'What fits today?' }));
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
