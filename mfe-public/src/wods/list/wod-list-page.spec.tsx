import { EQUIPMENT, KIT_ITEMS, WOD_CATEGORIES, WOD_TYPES, type WodPage } from '@wod/domain';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fran } from '../../../test/fixtures';
import { openPage } from '../../../test/open-page';

const all = <T extends string>(values: readonly T[], count: number) => Object.fromEntries(values.map((value) => [value, count])) as Record<T, number>;

/** A library of `total` WODs that answers any query with the requested page. */
function library(total: number) {
  return (path: string): WodPage => {
    const page = Number(new URLSearchParams(path.split('?')[1]).get('page'));
    const on = Math.max(0, Math.min(12, total - (page - 1) * 12));
    return {
      wods: Array.from({ length: on }, (_, index) => ({ ...fran, id: `${page}-${index}`, name: `WOD ${(page - 1) * 12 + index + 1}` })),
      pagination: { page, pages: Math.ceil(total / 12), total },
      facets: {
        type: all(WOD_TYPES, 7),
        category: all(WOD_CATEGORIES, 3),
        equipment: all(EQUIPMENT, 20),
        maxMinutes: {},
        kit: all(KIT_ITEMS, 5),
        noKit: 2,
      },
    };
  };
}

const open = (address: string, api: (path: string) => unknown = library(301)) => openPage({ history: ['/about', address], api });
type Opened = Awaited<ReturnType<typeof open>>;

const address = ({ router }: Opened) => router.state.location.pathname + router.state.location.search;
const asked = ({ requested }: Opened) => requested.at(-1);
const search = () => screen.getByRole('searchbox', { name: 'Search' });
const select = (name: string) => screen.getByRole('combobox', { name });
const back = async ({ router }: Opened) => act(() => router.navigate(-1));

beforeAll(() => {
  Element.prototype.scrollIntoView = jest.fn();
});

test('shows 12 cards, how many there are, and the pages', async () => {
  const page = await open('/wods');
  expect(screen.getByRole('heading', { level: 1, name: 'All Workouts' })).toBeVisible();
  expect(screen.getAllByRole('article')).toHaveLength(12);
  expect(screen.getByText('Showing 12 of 301 workouts')).toBeVisible();
  expect(screen.getByRole('link', { name: 'WOD 1' })).toHaveAttribute('href', '/wods/1-0');
  expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '/wods?page=2');
  expect(screen.queryByText('Filters active')).not.toBeInTheDocument();
  expect(asked(page)).toBe('/wods?page=1&limit=12&facets=1&near=1');
});

test('the address sets every filter, and each can be taken away', async () => {
  const page = await open('/wods?search=push&type=AMRAP&category=HERO&equipment=KETTLEBELL&kit=BODYWEIGHT&maxMinutes=15&page=2');
  expect(asked(page)).toBe(
    '/wods?search=push&type=AMRAP&category=HERO&equipment=KETTLEBELL&kit=BODYWEIGHT&maxMinutes=15&page=2&limit=12&facets=1&near=1',
  );
  expect(search()).toHaveValue('push');
  expect(select('Type')).toHaveDisplayValue('AMRAP (7)');
  expect(select('Category')).toHaveDisplayValue('Hero WODs (3)');
  expect(await screen.findByDisplayValue('Kettlebell')).toBeVisible();
  expect(screen.getByText('Filters active')).toBeVisible();
  expect(screen.getAllByRole('link', { name: /^Remove filter/ }).map((chip) => chip.textContent)).toEqual(
    ['“push”', 'AMRAP', 'Hero WODs', 'Kettlebell', 'No equipment', 'Up to 15 minutes'].map((label) => `Remove filter ${label}`),
  );
  await userEvent.click(screen.getByRole('link', { name: 'Remove filter No equipment' }));
  expect(address(page)).toBe('/wods?search=push&type=AMRAP&category=HERO&equipment=KETTLEBELL&maxMinutes=15');
});

test('unknown values in the address are ignored', async () => {
  const page = await open('/wods?type=YOGA&category=x&equipment=UNICORN&page=-3&maxMinutes=soon');
  expect(asked(page)).toBe('/wods?page=1&limit=12&facets=1&near=1');
  expect(screen.getAllByRole('article')).toHaveLength(12);
});

test('choosing a filter is a step that Back undoes, and goes to page 1', async () => {
  const page = await open('/wods?page=3');
  await userEvent.selectOptions(select('Type'), 'TABATA');
  expect(address(page)).toBe('/wods?type=TABATA');
  expect(screen.getByText('Filters active')).toBeVisible();
  await userEvent.selectOptions(select('Category'), 'BENCHMARK');
  expect(address(page)).toBe('/wods?type=TABATA&category=BENCHMARK');
  await back(page);
  await back(page);
  expect(address(page)).toBe('/wods?page=3');
  expect(select('Type')).toHaveDisplayValue('All types');
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('3');
});

test('offers every type, category and equipment', async () => {
  await open('/wods');
  const options = (name: string) =>
    within(select(name))
      .getAllByRole('option')
      .map((option) => option.textContent);
  expect(options('Type')).toEqual([
    'All types',
    'EMOM (7)',
    'AMRAP (7)',
    'Rounds (7)',
    'Ladder (7)',
    'Tabata (7)',
    'For Time (7)',
    'Chipper EMOM (7)',
  ]);
  expect(options('Category')).toEqual(['All categories', 'Hero WODs (3)', 'Benchmark WODs (3)', 'Custom WODs (3)']);
});

test('Clear Filters shows the whole library again', async () => {
  const page = await open('/wods?search=push&type=AMRAP&page=2');
  await userEvent.click(screen.getByRole('button', { name: 'Clear Filters' }));
  expect(address(page)).toBe('/wods');
  expect(search()).toHaveValue('');
  expect(screen.queryByText('Filters active')).not.toBeInTheDocument();
  expect(screen.getByText('Showing 12 of 301 workouts')).toHaveFocus();
});

test('nothing found: the words and the way out', async () => {
  const page = await open('/wods?search=zzz', (path) => library(path.includes('search') ? 0 : 301)(path));
  expect(screen.getByRole('heading', { name: 'No workouts found' })).toBeVisible();
  expect(screen.getByText('Try adjusting your search or filters')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Clear all filters' }));
  expect(address(page)).toBe('/wods');
  expect(await screen.findAllByRole('article')).toHaveLength(12);
});

test('nothing found: the nearest ones are one tap away', async () => {
  const near = [{ change: { kit: 'BOX' }, total: 3, names: ['Annie', 'Megan', 'Nancy'] }];
  const page = await open('/wods?kit=KETTLEBELL', (path) => (path.includes('BOX') ? library(3)(path) : { ...library(0)(path), near }));
  expect(screen.getByText('Try adjusting your search or filters')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: /with a box/ }));
  expect(address(page)).toBe('/wods?kit=KETTLEBELL%2CBOX');
  expect(await screen.findAllByRole('article')).toHaveLength(3);
});

test('a corrected search says so, and can be searched as it was written', async () => {
  const page = await open('/wods?search=burpie', (path) => ({ ...library(3)(path), ...(!path.includes('exact') && { searchedFor: 'burpee' }) }));
  expect(screen.getByText('burpee')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Search instead for burpie' }));
  expect(address(page)).toBe('/wods?search=burpie&exact=1');
  await waitFor(() => expect(screen.queryByText('burpee')).not.toBeInTheDocument());
});

test('kit chips say what one more piece brings, and are dimmed where nothing would be found', async () => {
  const kit = Object.fromEntries(KIT_ITEMS.map((item) => [item, item === 'BARBELL' ? 43 : item === 'SLED' ? 0 : 2]));
  const page = await open('/wods?kit=BOX', (path) => {
    const answer = library(2)(path);
    return { ...answer, facets: { ...answer.facets, kit, noKit: 1 } };
  });
  const chips = screen.getAllByRole<HTMLInputElement>('checkbox');
  expect(chips.slice(0, 3).map((chip) => chip.labels?.[0]?.textContent)).toEqual(['No kit 1', 'Box', 'Barbell +41']);
  expect(screen.getByRole('checkbox', { name: /^Sled/ }).closest('label')).toHaveClass('dim');
  await userEvent.click(screen.getByRole('checkbox', { name: /^Barbell/ }));
  expect(address(page)).toBe('/wods?kit=BARBELL%2CBOX');
  await userEvent.click(screen.getByRole('checkbox', { name: /^No kit/ }));
  expect(address(page)).toBe('/wods?kit=BODYWEIGHT');
  await userEvent.click(screen.getByRole('checkbox', { name: /^No kit/ }));
  expect(address(page)).toBe('/wods');
});

test('a page past the end leads to the first one, with the filters kept', async () => {
  const page = await open('/wods?type=AMRAP&page=99', library(30));
  expect(screen.getByText('The last page is page 3.')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Go to the first page' }));
  expect(address(page)).toBe('/wods?type=AMRAP');
});

test('a failure says so; Try Again fetches the same page once more', async () => {
  let down = true;
  const page = await open('/wods?type=AMRAP&page=2', (path) => (down ? 503 : library(301)(path)));
  expect(within(screen.getByRole('alert')).getByText('Failed to fetch WODs')).toBeVisible();
  expect(screen.queryByText(/^Showing/)).not.toBeInTheDocument();
  down = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('Showing 12 of 301 workouts')).toBeVisible();
  expect(address(page)).toBe('/wods?type=AMRAP&page=2');
  expect(page.requested.filter((path) => path.includes('page=2'))).toHaveLength(2);
});

test('while an answer is under way the old cards stay, marked as busy, and the filter shows what was chosen', async () => {
  let answer = () => undefined as void;
  await open('/wods', (path) =>
    path.includes('type=')
      ? new Promise((resolve) => {
          answer = () => resolve(library(2)(path));
        })
      : library(301)(path),
  );
  await userEvent.selectOptions(select('Type'), 'EMOM');
  const results = screen.getByRole('region', { name: 'Results' });
  expect(results).toHaveAttribute('aria-busy', 'true');
  expect(screen.getAllByRole('article')).toHaveLength(12);
  expect(select('Type')).toHaveValue('EMOM');
  await act(async () => answer());
  expect(await screen.findByText('Showing 2 of 2 workouts')).toHaveAttribute('role', 'status');
  expect(results).toHaveAttribute('aria-busy', 'false');
});

test('the next page begins at the top of its list, where reading goes on', async () => {
  const page = await open('/wods');
  await userEvent.click(screen.getByRole('link', { name: 'Next' }));
  expect(address(page)).toBe('/wods?page=2');
  const summary = await screen.findByText('Showing 12 of 301 workouts');
  await waitFor(() => expect(summary).toHaveFocus());
  expect(jest.mocked(Element.prototype.scrollIntoView).mock.contexts.at(-1)).toBe(summary);
  expect(screen.getByRole('link', { name: 'WOD 13' })).toBeVisible();
});

test('without JavaScript the filters are a form whose fields have the names of the address', async () => {
  const { container } = await open('/wods?search=push&kit=BODYWEIGHT&maxMinutes=15');
  const form = screen.getByRole<HTMLFormElement>('search', { name: 'Workouts' });
  expect(form).toHaveAttribute('action', '/wods');
  expect(Object.fromEntries(new FormData(form))).toMatchObject({
    search: 'push',
    type: '',
    category: '',
    kit: 'BODYWEIGHT',
    maxMinutes: '15',
  });
  expect(container.querySelector('noscript')).toBeInTheDocument();
});
