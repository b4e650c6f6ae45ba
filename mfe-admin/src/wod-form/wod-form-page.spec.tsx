import type { Exercise } from '@wod/domain';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { burpee, fran, pullUp, thruster } from '../../test/fixtures';
import { openPage } from '../../test/open-page';

const EXERCISES: Exercise[] = [thruster, pullUp, burpee];
const NEW = '/admin/wods/new';
const EDIT = '/admin/wods/fran/edit';

const open = (address: string, api: Record<string, unknown> = {}) =>
  openPage({ history: [address], api: { 'GET /exercises': EXERCISES, 'GET /wods/fran': fran, ...api } });
const text = (name: string) => screen.getByRole('textbox', { name });
const fill = async (box: HTMLElement, value: string) => {
  await userEvent.click(box);
  await userEvent.paste(value);
};
const type = (name: string) => userEvent.selectOptions(screen.getByRole('combobox', { name: 'Type' }), name);
const save = (name = 'Create WOD') => userEvent.click(screen.getByRole('button', { name }));
const saved = ({ calls }: Awaited<ReturnType<typeof open>>, name: string) => calls.find((call) => call.name === name)?.body;

// Filling in a whole form by hand takes a while on a busy machine.

beforeAll(() => {
  Element.prototype.scrollIntoView = jest.fn();
});

test('creates a WOD of the type and goes to the dashboard', async () => {
  const page = await open(NEW, { 'POST /wods': ({ body }: { body: object }) => ({ id: 'new', ...body }) });
  expect(screen.getByRole('heading', { level: 1, name: 'Create New WOD' })).toBeVisible();
  await fill(text('Name'), ' Cindy ');
  await type('AMRAP');
  await fill(text('Time cap (minutes)'), '20');
  await userEvent.click(screen.getByRole('button', { name: 'Add exercise' }));
  await userEvent.paste('pullup');
  await userEvent.keyboard('{Enter}');
  await fill(text('Reps'), '5');
  await fill(text('Weight (kg)'), '2,5');
  await save();
  await waitFor(() => expect(page.address()).toBe('/admin'));
  expect(saved(page, 'POST /wods')).toEqual({
    name: 'Cindy',
    type: 'AMRAP',
    category: 'CUSTOM',
    timeCapMinutes: 20,
    estimatedDuration: 20,
    minutesAreOwn: false,
    exercises: [{ exerciseId: 'pull-up', reps: 5, weight: 2.5 }],
  });
});

test.each([
  ['EMOM', ['Interval (minutes)', 'Length (minutes)']],
  ['AMRAP', ['Time cap (minutes)']],
  ['ROUNDS', ['Rounds']],
  ['LADDER', ['Start reps', 'Rep scheme']],
  ['TABATA', ['Tabata cycles']],
  ['FOR_TIME', ['Time cap (minutes)']],
  ['CHIPPER_EMOM', ['Interval (minutes)']],
])('%s asks for %j', async (value, labels) => {
  await open(NEW);
  await type(value);
  const names = screen.getAllByRole('textbox').map((box) => (box as HTMLInputElement).labels?.[0]?.textContent?.replace(' (required)', ''));
  expect(names).toEqual(['Name', ...labels, 'Description', 'Video URL']);
});

test('parameters of another type are kept while the type is chosen, and dropped when it is saved', async () => {
  const page = await open(NEW, { 'POST /wods': { id: 'new' } });
  await fill(text('Name'), 'Test');
  await type('ROUNDS');
  await fill(text('Rounds'), '5');
  await type('TABATA');
  await fill(text('Tabata cycles'), '4');
  await type('ROUNDS');
  expect(text('Rounds')).toHaveValue('5');
  await type('TABATA');
  await save();
  expect(saved(page, 'POST /wods')).toEqual({
    name: 'Test',
    type: 'TABATA',
    category: 'CUSTOM',
    tabataCycles: 4,
    estimatedDuration: 16,
    minutesAreOwn: false,
    exercises: [],
  });
});

test('edits a WOD with the version that it began from', async () => {
  const page = await open(EDIT, { 'PUT /wods/fran': fran });
  expect(screen.getByRole('heading', { level: 1, name: 'Edit WOD' })).toBeVisible();
  expect(text('Name')).toHaveValue('Fran');
  expect(screen.getAllByRole('combobox', { name: 'Exercise' }).map((box) => (box as HTMLInputElement).value)).toEqual(['Thruster', 'Pull-up']);
  await userEvent.clear(text('Description'));
  await save('Update WOD');
  await waitFor(() => expect(page.address()).toBe('/admin'));
  expect(saved(page, 'PUT /wods/fran')).toEqual({
    name: 'Fran',
    type: 'LADDER',
    category: 'BENCHMARK',
    repScheme: '21-15-9',
    estimatedDuration: 6,
    minutesAreOwn: false,
    version: 7,
    exercises: [{ exerciseId: 'thruster', weight: 43, womenWeight: 29.5 }, { exerciseId: 'pull-up' }],
  });
});

test('a broken rule stands at its field, and the first one gets the focus', async () => {
  const page = await open(NEW);
  await type('AMRAP');
  await fill(text('Video URL'), 'youtube');
  await save();
  expect(text('Name')).toHaveAccessibleDescription('Name is required');
  expect(text('Time cap (minutes)')).toHaveAccessibleDescription('Time cap is required for this type');
  expect(text('Video URL')).toHaveAccessibleDescription('Video URL must be a full web address, starting with http:// or https://');
  expect(text('Name')).toHaveFocus();
  expect(text('Name')).toBeInvalid();
  await fill(text('Name'), 'A');
  expect(text('Name')).toBeValid();
  expect(page.calls.map(({ name }) => name)).toEqual(['GET /exercises']);
});

test('an entry needs an exercise, and amounts within their limits', async () => {
  await open(NEW);
  await fill(text('Name'), 'Test');
  await type('FOR_TIME');
  await userEvent.click(screen.getByRole('button', { name: 'Add exercise' }));
  await fill(text('Reps'), 'ten');
  await fill(text('Weight (kg)'), '20.3');
  await save();
  expect(screen.getByRole('combobox', { name: 'Exercise' })).toHaveAccessibleDescription('Exercise is required');
  expect(screen.getByRole('combobox', { name: 'Exercise' })).toHaveFocus();
  expect(text('Reps')).toHaveAccessibleDescription('Reps must be a whole number from 1 to 100000');
  expect(text('Weight (kg)')).toHaveAccessibleDescription('Weight must be from 0 to 2000 kg in steps of 0.5');
});

test.each([
  ['https://youtu.be/L219ltL15zk', 'The page shows this YouTube video.'],
  ['https://example.com/clip', 'This isn’t a YouTube video, so the page can’t show it.'],
])('says of %s: %s', async (url, hint) => {
  await open(NEW);
  await fill(text('Video URL'), url);
  expect(text('Video URL')).toHaveAccessibleDescription(hint);
});

test.each([
  ['Failed to fetch exercises', NEW, { 'GET /exercises': 500 }],
  ['Failed to fetch WOD', EDIT, { 'GET /wods/fran': 404 }],
])('"%s" when it could not be loaded; Try Again loads it', async (message, address, api) => {
  let down = true;
  const up = { 'GET /exercises': EXERCISES, 'GET /wods/fran': fran };
  await openPage({ history: [address], api: ({ name }) => new Map<string, unknown>(Object.entries({ ...up, ...(down && api) })).get(name) });
  expect(screen.getByRole('alert')).toHaveTextContent(message);
  down = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('button', { name: /WOD$/ })).toBeVisible();
});
