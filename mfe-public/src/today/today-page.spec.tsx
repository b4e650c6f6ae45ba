import type { Day, DaysPage } from '@wod/domain';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fran } from '../../test/fixtures';
import { openPage, site } from '../../test/open-page';
import { meta } from './today-page';
import { todayLoader } from './today-loader';

const FIRST = '/days?limit=15';
const day = (date: string, name: string): Day => ({ date, kind: 'wod', title: name, wod: { ...fran, id: name.toLowerCase(), name } });
const page: DaysPage = {
  today: '2026-11-22',
  days: [day('2026-11-22', 'Fran'), { date: '2026-11-21', kind: 'rest', title: 'Rest day' }, day('2026-11-16', 'Helen'), day('2026-11-15', 'Cindy')],
  before: '2026-11-15',
};
const open = (api: Record<string, unknown>, address = '/today') => openPage({ history: [address], api });
const rows = (week: string) =>
  within(screen.getByRole('region', { name: week }))
    .getAllByRole('listitem')
    .map((row) => row.textContent);

test('shows the board of today and the days before by week', async () => {
  await open({ [FIRST]: page });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Today’s WOD$/);
  expect(screen.getByRole('heading', { level: 2, name: 'Fran' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Board' })).toHaveAttribute('href', '/wods/fran');
  expect(rows('Monday 16 November to Sunday 22 November')).toEqual([
    'Rest day 30 min Walk, row or bike, easy Saturday',
    'Helen ~6 min 21-15-9 for time Monday',
  ]);
  expect(rows('Monday 9 November to Sunday 15 November')).toEqual(['Cindy ~6 min 21-15-9 for time Sunday']);
  expect(screen.getByRole('link', { name: 'Earlier days' })).toHaveAttribute('href', '/today?before=2026-11-15');
});

test('leads to the feeds and the calendar', async () => {
  await open({ [FIRST]: page });
  const links = ['RSS', 'JSON Feed', 'Add to my calendar', 'Calendar file'].map((name) => screen.getByRole('link', { name }).getAttribute('href'));
  expect(links).toEqual(['/today.rss', '/today.json', 'webcal://wod.example/today.ics', '/today.ics']);
});

test('an older page shows only days before', async () => {
  await open({ '/days?before=2026-11-15&limit=14': { today: '2026-11-22', days: [day('2026-11-14', 'Jackie')] } }, '/today?before=2026-11-15');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Earlier days');
  expect(screen.getByText('Before Sunday 15 November 2026')).toBeVisible();
  expect(rows('Monday 9 November to Sunday 15 November')).toEqual(['Jackie ~6 min 21-15-9 for time Saturday']);
  expect(screen.getByRole('link', { name: 'Today’s WOD' })).toHaveAttribute('href', '/today');
  expect(screen.queryByRole('link', { name: 'Earlier days' })).not.toBeInTheDocument();
});

test('a rest day says how to rest', async () => {
  const rest = { today: '2026-11-22', days: [{ date: '2026-11-22', kind: 'rest', title: 'Rest day' }] };
  await open({ [FIRST]: rest, '/days?limit=1': rest });
  expect(screen.getByRole('heading', { level: 2, name: 'Rest day' })).toBeVisible();
  expect(screen.getByText(/^Walk, row or bike for 30 minutes/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'All workouts' })).toHaveAttribute('href', '/wods');
  await userEvent.click(screen.getByRole('link', { name: 'On the wall' }));
  expect(await screen.findByRole('img', { name: 'QR code of this board' })).toHaveAttribute('src', '/qr/today.svg');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent?.trim())).toEqual([
    '30 min Walk, row or bike easy enough to talk',
    '10 min For whatever is stiff',
  ]);
});

test('a workout that was taken out says so', async () => {
  await open({ [FIRST]: { today: '2026-11-22', days: [{ date: '2026-11-22', kind: 'gone', title: 'Fran' }] } });
  expect(screen.getByText('Taken out of the library')).toBeVisible();
});

test('an empty library has no day', async () => {
  await open({ [FIRST]: { today: '2026-11-22', days: [] } });
  expect(screen.getByRole('heading', { level: 1, name: 'No workout today' })).toBeVisible();
});

test.each([
  [404, 'There are no earlier days'],
  [400, 'There are no earlier days'],
  [503, 'Failed to fetch the days'],
])('the status %d says "%s"', async (status, title) => {
  await open({ '/days?before=x&limit=14': status }, '/today?before=x');
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
});

test('the metadata names the workout of today, and every page of the archive', async () => {
  const load = todayLoader({ days: async () => page } as never);
  const of = async (path: string) => {
    const url = new URL(`https://wod.example${path}`);
    const { data } = await load({ request: new Request(url) } as never);
    return meta(data, { site, url, params: {} });
  };
  expect(await of('/today')).toMatchObject({ title: 'Today’s WOD | Test Site', path: '/today', image: '/og/wods/fran.png' });
  expect((await of('/today')).structuredData).toMatchObject([
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, item: 'https://wod.example/' },
        { position: 2, name: 'Today’s WOD', item: 'https://wod.example/today' },
      ],
    },
    {
      '@type': 'ItemList',
      numberOfItems: 3,
      itemListElement: [{ position: 1, name: 'Fran', url: 'https://wod.example/wods/fran' }, { name: 'Helen' }, { name: 'Cindy' }],
    },
  ]);
  expect((await of('/today')).description).toMatch(/^One workout for each day, the same for everybody\. Fran: 21-15-9 for time · Thruster/);
  expect(await of('/today?before=2026-11-15')).toMatchObject({
    path: '/today?before=2026-11-15',
    title: 'Workouts of the days before Sunday 15 November 2026 | Test Site',
  });
});
