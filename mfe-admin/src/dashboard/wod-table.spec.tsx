import type { Bulk, BulkResult, WodPage } from '@wod/domain';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { library } from '../../test/fake-library';
import { burpee, pullUp, thruster } from '../../test/fixtures';
import { openPage, type Call } from '../../test/open-page';

/** A library that changes many at once. */
function open(address: string, { problems = [] }: Partial<BulkResult> = {}) {
  const panel = library();
  return openPage({
    history: [address],
    api: (call: Call): unknown => {
      if (call.name === 'POST /steps/step-1/undo') return { undone: 2, kept: [], keptTotal: 0 };
      if (call.name !== 'POST /bulk') return panel(call);
      const { ids } = call.body as Bulk;
      return { done: ids.length - problems.length, stepId: 'step-1', problems };
    },
  });
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const box = (name: string) => screen.getByRole('checkbox', { name: `Select ${name}` });
const selected = () => screen.getByText(/^\d+ selected$/).textContent;
const asked = ({ calls }: { calls: Call[] }) => calls.filter(({ name }) => name.startsWith('GET /wods')).at(-1)?.name;
const sent = ({ calls }: { calls: Call[] }) => calls.filter(({ name }) => name === 'POST /bulk').map(({ body }) => body);

beforeAll(() => {
  Element.prototype.scrollIntoView = jest.fn();
});

test('filter, order and size stand in the address; whatever narrows goes back to page 1', async () => {
  const page = await open('/admin?page=2&type=x&exercise=thruster&show=7');
  expect(asked(page)).toBe('GET /wods?page=2&limit=10&exercise=thruster');
  const choose = async (name: string, option: string, address: string) => {
    await userEvent.selectOptions(screen.getByRole('combobox', { name }), option);
    await waitFor(() => expect(page.address()).toBe(address));
  };
  await choose('Type', 'Ladder', '/admin?type=LADDER&exercise=thruster');
  await choose('Gaps', 'No video', '/admin?type=LADDER&exercise=thruster&lacking=video');
  await choose('Rows on a page', '50', '/admin?type=LADDER&exercise=thruster&lacking=video&show=50');
  await waitFor(() => expect(asked(page)).toBe('GET /wods?page=1&limit=50&type=LADDER&exercise=thruster&lacking=video'));
  expect(screen.getByRole('combobox', { name: 'Exercise' })).toHaveValue('An exercise that is gone');
  await press('Clear An exercise that is gone');
  await waitFor(() => expect(page.address()).toBe('/admin?type=LADDER&lacking=video&show=50'));
});

test('a screen reader hears how the table was sorted and which page is shown, and each cell’s row by the name of its WOD', async () => {
  await open('/admin');
  const summary = screen.getByText(/^Showing/);
  expect(summary).toHaveTextContent(/WODs$/);
  await press('Name');
  await waitFor(() => expect(summary).toHaveTextContent(/WODs, sorted by Name, ascending$/));
  await press('Name');
  await waitFor(() => expect(summary).toHaveTextContent(/WODs, sorted by Name, descending$/));
  expect(screen.getAllByRole('rowheader')[0]).toContainElement(screen.getAllByRole('heading', { level: 3 })[0] as HTMLElement);
  await userEvent.click(screen.getByRole('link', { name: 'Next' }));
  await waitFor(() => expect(summary).toHaveTextContent(/WODs, page 2, sorted by Name, descending$/));
  expect(summary).toHaveFocus();
});

test('the WODs with an exercise are found by typing it, and all of them when it is taken away', async () => {
  const panel = library();
  const answers: unknown[] = [500, [thruster, pullUp, burpee]];
  const page = await openPage({
    history: ['/admin?type=LADDER'],
    api: (call: Call) => {
      if (call.name === 'GET /exercises') return answers.shift();
      if (call.name.startsWith('GET /suggestions')) return [];
      const answer = panel(call);
      return call.name.includes('exercise=pull-up') ? { ...(answer as WodPage), movements: [pullUp] } : answer;
    },
  });
  const field = () => screen.getByRole('combobox', { name: 'Exercise' });
  await userEvent.click(field());
  expect(await screen.findByText('Failed to load exercises')).toBeVisible();
  await userEvent.tab();
  await userEvent.click(field());
  const options = within(screen.getByRole('listbox', { name: 'Exercises' }));
  expect((await options.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
    '🏋️‍♂️ThrusterBarbell',
    '🧗Pull-upPull-up Bar',
    '🤸BurpeeBodyweight',
  ]);
  await userEvent.type(field(), 'no such');
  expect(screen.getByText('No exercise found')).toBeVisible();
  await userEvent.clear(field());
  await userEvent.type(field(), 'pull{Enter}');
  await waitFor(() => expect(page.address()).toBe('/admin?type=LADDER&exercise=pull-up'));
  expect(field()).toHaveValue('Pull-up');
  await userEvent.clear(field());
  await userEvent.tab();
  await waitFor(() => expect(page.address()).toBe('/admin?type=LADDER'));
});

test('what is selected is exported as the kind of file that is chosen', async () => {
  const page = await open('/admin');
  await userEvent.click(box('WOD 2'));
  await userEvent.click(box('WOD 4'));
  await press('Export…');
  await userEvent.click(within(screen.getByRole('dialog', { name: 'Export 2 WODs' })).getByRole('button', { name: 'Save as a table (CSV)' }));
  await waitFor(() =>
    expect(page.calls.find(({ name }) => name === 'POST /export')?.body).toEqual({ subject: 'wod', ids: ['wod-2', 'wod-4'], format: 'csv' }),
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('Export failed');
});

test('headings sort, and turn around when pressed again', async () => {
  const page = await open('/admin');
  const heading = (name: string) => screen.getByRole('columnheader', { name });
  expect(heading('Added')).toHaveAttribute('aria-sort', 'descending');
  for (const column of ['Type', 'Category', 'Name']) {
    await press(column);
    await waitFor(() => expect(heading(column)).toHaveAttribute('aria-sort', 'ascending'));
  }
  expect(page.calls.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['GET /wods?page=1&limit=10&sort=type', 'GET /wods?page=1&limit=10&sort=category']),
  );
  await press('Name');
  await waitFor(() => expect(heading('Name')).toHaveAttribute('aria-sort', 'descending'));
  expect(page.address()).toBe('/admin?sort=name&reversed=1');
  expect(asked(page)).toBe('GET /wods?page=1&limit=10&sort=name&reversed=1');
  await act(() => page.router.navigate(-1));
  await waitFor(() => expect(heading('Name')).toHaveAttribute('aria-sort', 'ascending'));
});

test('a range is selected with Shift, the page with Ctrl+A, and everything that matches', async () => {
  const page = await open('/admin');
  await userEvent.click(box('WOD 2'));
  const user = userEvent.setup();
  await user.keyboard('{Shift>}');
  await user.click(box('WOD 5'));
  await user.keyboard('{/Shift}');
  expect(selected()).toBe('4 selected');
  box('WOD 8').focus();
  await user.keyboard(' {Shift>}{ArrowDown}{ArrowDown}{ArrowUp}{/Shift}');
  expect(selected()).toBe('6 selected');
  expect(box('WOD 9')).toHaveFocus();
  await user.keyboard('{Control>}a{/Control}');
  expect(selected()).toBe('10 selected');
  await press('Select all 25 that match');
  await waitFor(() => expect(selected()).toBe('25 selected'));
  expect(asked(page)).toBe('GET /wods?page=1&limit=1000');
  await press('Delete selected');
  await userEvent.click(within(screen.getByRole('dialog', { name: 'Delete 25 WODs?' })).getByRole('button', { name: 'Cancel' }));
  expect(sent(page)).toEqual([]);
});

test('an answer about the rows of a former filter selects nothing', async () => {
  const panel = library();
  let answer: () => void = () => undefined;
  const late = new Promise<void>((resolve) => (answer = resolve));
  const page = await openPage({
    history: ['/admin'],
    api: async (call: Call) => {
      if (call.name.includes('limit=1000')) await late;
      return panel(call);
    },
  });
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
  await press('Select all 25 that match');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'Ladder');
  await waitFor(() => expect(page.address()).toBe('/admin?type=LADDER'));
  const before = selected();
  await act(async () => answer());
  expect(selected()).toBe(before);
});

test('rows that can’t be seen are not deleted without a question, even if as many are shown', async () => {
  const panel = library({ total: 11 });
  const page = await openPage({
    history: ['/admin'],
    // One of those shown was deleted meanwhile.
    api: (call: Call) => {
      const answer = panel(call);
      return call.name.includes('limit=1000') ? { ...(answer as WodPage), wods: (answer as WodPage).wods.slice(1) } : answer;
    },
  });
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
  await press('Select all 11 that match');
  await waitFor(() => expect(box('WOD 1')).not.toBeChecked());
  expect(selected()).toBe('10 selected');
  await press('Delete selected');
  expect(screen.getByRole('dialog', { name: 'Delete 10 WODs?' })).toHaveTextContent('Some of them are not on this page.');
  expect(sent(page)).toEqual([]);
});

test('what is selected is deleted without a question, and one Undo takes it back', async () => {
  const page = await open('/admin');
  expect(screen.getByRole('button', { name: 'Delete selected' })).toBeDisabled();
  await userEvent.click(box('WOD 2'));
  await userEvent.click(box('WOD 4'));
  await press('Delete selected');
  expect(await screen.findByText('2 WODs were deleted.')).toBeVisible();
  expect(sent(page)).toEqual([{ act: 'delete', ids: ['wod-2', 'wod-4'], subject: 'wod' }]);
  await press('Undo');
  await waitFor(() => expect(page.calls.map(({ name }) => name)).toContain('POST /steps/step-1/undo'));
});

test('a category is chosen for all of them, and what it couldn’t be given to is named', async () => {
  const page = await open('/admin', { problems: [{ id: 'wod-3', name: 'WOD 3', why: 'It is not in the library any more' }] });
  await userEvent.click(box('WOD 2'));
  await userEvent.click(box('WOD 3'));
  await press('Category…');
  await userEvent.click(within(screen.getByRole('dialog', { name: 'Category of 2 WODs' })).getByRole('button', { name: 'Hero' }));
  const refusal = await screen.findByRole('dialog', { name: '1 was not changed' });
  expect(refusal).toHaveTextContent('WOD 3 It is not in the library any more.');
  expect(screen.getByText('1 WOD is in the category Hero now.')).toBeInTheDocument();
  expect(sent(page)).toEqual([{ act: 'category', ids: ['wod-2', 'wod-3'], category: 'HERO', subject: 'wod' }]);
});
