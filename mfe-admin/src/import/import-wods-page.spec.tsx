import type { ImportPreview, ImportPreviewItem, ImportProgress, ImportResult } from '@wod/domain';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPage, refusal, type Call } from '../../test/open-page';

const murph: ImportPreviewItem = {
  name: 'Murph',
  category: 'HERO',
  type: 'FOR_TIME',
  description: 'In memory of Michael Murphy.\n\nScore: time',
  exerciseCount: 2,
  needsNewExercises: true,
  alreadyImported: false,
  exercises: [
    { name: 'Pull-ups', equipment: 'PULL_UP_BAR', matchStatus: 'matched', matchedExercise: 'Pull-up' },
    { name: 'Run', equipment: 'BODYWEIGHT', matchStatus: 'new' },
  ],
};
const cindy: ImportPreviewItem = {
  name: 'Cindy',
  category: 'BENCHMARK',
  type: 'AMRAP',
  description: 'Twenty minutes.',
  exerciseCount: 1,
  needsNewExercises: false,
  alreadyImported: true,
  exercises: [{ name: 'Pull-up', equipment: 'PULL_UP_BAR', matchStatus: 'matched', matchedExercise: 'Pull-up' }],
};
const previewOf = (...wods: ImportPreviewItem[]): ImportPreview => ({ wods, summary: { hero: 251, benchmark: 50, needingNewExercises: 17 } });
const RESULT: ImportResult = {
  summary: { imported: 1, skipped: 2, errors: 1 },
  results: { errors: [{ name: 'Murph', error: 'Rounds is required for this type' }] },
};

const open = (api: Record<string, unknown> = {}, address = '/admin/import-wods') =>
  openPage({
    history: [address],
    api: {
      'GET /import/preview?category=ALL': previewOf(murph, cindy),
      'GET /import/preview?category=HERO': previewOf(murph),
      'POST /import/wods': RESULT,
      'GET /import/progress': {},
      'DELETE /import/progress': undefined,
      ...api,
    },
  });
const box = (name: string) => screen.getByRole('checkbox', { name });
const card = (name: string) => screen.getByRole('article', { name });
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const imports = (calls: Call[]) => calls.filter(({ name }) => name === 'POST /import/wods').map(({ body }) => body);

const logged = jest.fn();

beforeEach(() => {
  globalThis.reportError = logged.mockReset();
});

test('shows every WOD with what the import makes of its exercises, all selected, and the summary', async () => {
  await open();
  expect(await screen.findByText('251 Hero · 50 Benchmark · 17 needing new exercises')).toBeVisible();
  expect(box('Murph')).toBeChecked();
  expect(box('Cindy')).toBeChecked();
  expect(screen.getByText('2 of 2 selected, 1 in the library already, which will be skipped')).toBeVisible();
  for (const text of ['Hero', 'For Time', 'In memory of Michael Murphy.', 'Needs new exercises']) {
    expect(within(card('Murph')).getByText(text)).toBeVisible();
  }
  expect(within(card('Murph')).getByText('2 exercises', { selector: 'span' })).toBeVisible();
  expect(
    within(card('Murph'))
      .getAllByRole('listitem')
      .map((match) => match.textContent),
  ).toEqual(['Pull-ups Pull-up BarMatched: Pull-up', 'Run BodyweightNew']);
  expect(within(card('Cindy')).getByText('Matched')).toBeVisible();
  expect(within(card('Cindy')).queryByText('Needs new exercises')).not.toBeInTheDocument();
  expect(card('Cindy')).toHaveTextContent('Already in the library: importing skips it');
});

test('on a phone the exercises of a WOD are folded, and unfolding them doesn’t touch its box', async () => {
  await open();
  const fold = await screen.findByRole('button', { name: '2 exercises of Murph' });
  const [list] = within(card('Murph')).getAllByRole('list');
  expect([fold.getAttribute('aria-expanded'), fold.getAttribute('aria-controls'), list?.dataset.open]).toEqual(['false', list?.id, undefined]);
  await userEvent.click(fold);
  expect([fold.getAttribute('aria-expanded'), list?.dataset.open]).toEqual(['true', 'true']);
  expect(box('Murph')).toBeChecked();
});

test('says when everything that is selected is there already', async () => {
  await open();
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Murph' }));
  expect(screen.getByText('1 of 2 selected, all in the library already, which will be skipped')).toBeVisible();
  await userEvent.click(box('Murph'));
  await userEvent.click(box('Cindy'));
  expect(screen.getByText('1 of 2 selected')).toBeVisible();
});

test('another category loads its preview, all selected again', async () => {
  const page = await open();
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Murph' }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'HERO');
  await waitFor(() => expect(screen.queryByRole('checkbox', { name: 'Cindy' })).not.toBeInTheDocument());
  expect(await screen.findByRole('checkbox', { name: 'Murph' })).toBeChecked();
  expect(page.calls.map(({ name }) => name).filter((name) => name.includes('preview'))).toEqual([
    'GET /import/preview?category=ALL',
    'GET /import/preview?category=HERO',
  ]);
  expect(page.address()).toBe('/admin/import-wods?category=HERO');
});

test('select none, all and each', async () => {
  await open();
  await screen.findByText('2 of 2 selected, 1 in the library already, which will be skipped');
  await press('Select none');
  expect(box('Murph')).not.toBeChecked();
  await userEvent.click(box('Cindy'));
  expect(screen.getByRole('button', { name: 'Import 1 WOD' })).toBeVisible();
  await press('Select all');
  expect(screen.getByText('2 of 2 selected, 1 in the library already, which will be skipped')).toBeVisible();
});

test('nothing selected: "Please select at least one WOD to import"', async () => {
  const page = await open();
  await screen.findByText('2 of 2 selected, 1 in the library already, which will be skipped');
  await press('Select none');
  await press('Import 0 WODs');
  expect(screen.getByRole('alert')).toHaveTextContent('Please select at least one WOD to import');
  expect(imports(page.calls)).toEqual([]);
});

test('imports what is selected after a confirmation; the result stays until it is dismissed, and the preview reloads', async () => {
  const page = await open();
  await screen.findByText('2 of 2 selected, 1 in the library already, which will be skipped');
  await userEvent.click(box('Cindy'));
  await press('Import 1 WOD');
  const dialog = screen.getByRole('dialog', { name: 'Import WODs' });
  expect(dialog).toHaveTextContent('Import 1 WOD(s)? This will create missing exercises automatically.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Import' }));
  expect(await screen.findByText('Imported: 1 · Skipped: 2 · Errors: 1')).toBeVisible();
  expect(screen.getByText('Murph: Rounds is required for this type')).toBeVisible();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Dismiss' })).toHaveFocus();
  expect(imports(page.calls)).toEqual([{ category: 'ALL', wodNames: ['Murph'] }]);
  await screen.findByText('2 of 2 selected, 1 in the library already, which will be skipped');
  expect(page.calls.filter(({ name }) => name.startsWith('GET /import/preview'))).toHaveLength(2);
  await press('Dismiss');
  expect(screen.queryByText(/^Imported:/)).not.toBeInTheDocument();
});

test('a confirmation that is cancelled imports nothing', async () => {
  const page = await open();
  await screen.findByText('2 of 2 selected, 1 in the library already, which will be skipped');
  await press('Import 2 WODs');
  await press('Cancel');
  expect(imports(page.calls)).toEqual([]);
});

test('a failed import says "Import failed. Check console for details." and keeps the selection', async () => {
  await open({ 'POST /import/wods': refusal(500, 'No.') });
  await screen.findByText('2 of 2 selected, 1 in the library already, which will be skipped');
  await userEvent.click(box('Cindy'));
  await press('Import 1 WOD');
  await press('Import');
  expect(await screen.findByRole('alert')).toHaveTextContent('Import failed. Check console for details.');
  expect(logged).toHaveBeenCalledWith(expect.objectContaining({ message: 'No.' }));
  expect(box('Cindy')).not.toBeChecked();
});

test('a preview that fails is only logged, and can be tried again', async () => {
  let down = true;
  await open({ 'GET /import/preview?category=ALL': () => (down ? 500 : previewOf(murph)) });
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(logged).toHaveBeenCalledTimes(1);
  down = false;
  await userEvent.click(again);
  expect(await screen.findByRole('checkbox', { name: 'Murph' })).toBeChecked();
});

test('an import that was begun before is followed to its end, and the preview reloads', async () => {
  const steps: ImportProgress[] = [
    { status: 'running', total: 301, done: 120, result: RESULT },
    { status: 'running', total: 301, done: 240, result: RESULT },
    { status: 'done', total: 301, done: 301, result: RESULT },
  ];
  const page = await open({ 'GET /import/progress': () => ({ last: steps.length > 1 ? steps.shift() : steps[0] }) });
  expect(await screen.findByText('120 of 301 WODs · goes on when you leave')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Importing...' })).toBeDisabled();
  expect(screen.getByRole('progressbar')).toHaveAttribute('value', '120');
  expect(await screen.findByText('Imported: 1 · Skipped: 2 · Errors: 1')).toBeVisible();
  await waitFor(() => expect(page.calls.filter(({ name }) => name.startsWith('GET /import/preview'))).toHaveLength(2));
  await press('Dismiss');
  expect(page.calls.at(-1)?.name).toBe('DELETE /import/progress');
  expect(screen.queryByText(/^Imported:/)).not.toBeInTheDocument();
});

test('a lost connection is no failure while the import goes on', async () => {
  let begun = false;
  const progress: ImportProgress = { status: 'running', total: 2, done: 1, result: RESULT };
  await open({
    'POST /import/wods': () => {
      begun = true;
      return 0;
    },
    'GET /import/progress': () => (begun ? { last: progress } : {}),
  });
  await screen.findByText('2 of 2 selected, 1 in the library already, which will be skipped');
  await press('Import 2 WODs');
  await press('Import');
  expect(await screen.findByText('1 of 2 WODs · goes on when you leave')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('an import that ended with the server says that nothing was imported', async () => {
  await open({ 'GET /import/progress': { last: { status: 'stopped', total: 301, done: 0, result: RESULT } } });
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The last import of 301 WODs was interrupted, so nothing was imported. Please import them again.',
  );
  await press('Dismiss');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
