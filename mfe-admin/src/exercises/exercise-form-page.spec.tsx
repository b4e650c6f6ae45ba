import { EQUIPMENT, EQUIPMENT_FACTS } from '@wod/domain';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { thruster } from '../../test/fixtures';
import { openPage, refusal } from '../../test/open-page';

const NEW = '/admin/exercises/new';
const EDIT = '/admin/exercises/thruster/edit';

const open = (address: string, api: Record<string, unknown> = {}) =>
  openPage({ history: [address], api: { 'GET /exercises/thruster': thruster, 'GET /exercises': [], 'GET /drafts/exercises': [], ...api } });
const text = (name: string) => screen.getByRole('textbox', { name });
const equipment = () => screen.getByRole('combobox', { name: 'Equipment Type' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const fill = async (name: string, value: string) => {
  await userEvent.click(text(name));
  await userEvent.paste(value);
};

test('creates an exercise; what is empty is sent as absent', async () => {
  const page = await open(NEW, { 'POST /exercises': thruster });
  expect(screen.getByRole('heading', { level: 1, name: 'Create New Exercise' })).toBeVisible();
  await fill('Exercise Name', ' Zercher Squat ');
  await userEvent.selectOptions(equipment(), 'BARBELL');
  await press('Create Exercise');
  await waitFor(() => expect(page.address()).toBe('/admin/exercises'));
  expect(page.calls).toContainEqual({ name: 'POST /exercises', body: { name: 'Zercher Squat', equipment: 'BARBELL' } });
});

test('offers all 20 pieces of equipment by their labels', async () => {
  await open(NEW);
  const labels = within(equipment())
    .getAllByRole('option')
    .map((option) => option.textContent);
  expect(labels.slice(1)).toEqual(EQUIPMENT.map((value) => EQUIPMENT_FACTS[value].label));
});

test('edits an exercise with the version that it began from', async () => {
  const page = await open(EDIT, { 'PUT /exercises/thruster': thruster });
  expect(screen.getByRole('heading', { level: 1, name: 'Edit Exercise' })).toBeVisible();
  expect(text('Exercise Name')).toHaveValue('Thruster');
  expect(equipment()).toHaveValue('BARBELL');
  await fill('Description', 'Squat and press.');
  await fill('YouTube Video URL', 'https://youtu.be/L219ltL15zk');
  expect(text('YouTube Video URL')).toHaveAccessibleDescription('The page shows this YouTube video.');
  await press('Update Exercise');
  await waitFor(() => expect(page.address()).toBe('/admin/exercises'));
  expect(page.calls).toContainEqual({
    name: 'PUT /exercises/thruster',
    body: { name: 'Thruster', equipment: 'BARBELL', description: 'Squat and press.', videoUrl: 'https://youtu.be/L219ltL15zk', version: 3 },
  });
});

const RUSSIAN = { ...thruster, id: 'swing', name: 'Russian Swing', aliases: ['RKBS', 'KB Swings'] };

test('a name that another exercise has, or is also known by, is said while it is typed', async () => {
  await open(NEW, { 'GET /exercises': [thruster, RUSSIAN] });
  await fill('Exercise Name', 'kb swing');
  expect(await screen.findByText(/^“KB Swings” is another name of/)).toHaveTextContent('“KB Swings” is another name of Russian Swing.');
  expect(screen.getByRole('link', { name: 'Russian Swing' })).toHaveAttribute('href', '/admin/exercises/swing/edit');
  await userEvent.clear(text('Exercise Name'));
  await waitFor(() => expect(screen.queryByText(/another name of/)).not.toBeInTheDocument());
  await fill('Exercise Name', 'Squat to Press');
  await more();
  await fill('Other names', 'Thrusters');
  expect(await screen.findByText(/^There is an exercise of this name already/)).toHaveTextContent(
    'There is an exercise of this name already: Thruster.',
  );
});

test('an exercise is not its own namesake', async () => {
  await open(EDIT, { 'GET /exercises': [thruster, { ...RUSSIAN, aliases: ['Thrusters'] }] });
  await fill('Exercise Name', 's');
  expect(await screen.findByText(/another name of/)).toHaveTextContent(/^“Thrusters” is another name of Russian Swing\.$/);
});

const more = () => userEvent.click(screen.getByText('Other names and scaling'));

test('other names, one on each line, and what to do instead are out of the way', async () => {
  const page = await open(NEW, { 'POST /exercises': thruster });
  expect(screen.queryByRole('textbox', { name: 'Other names' })).not.toBeInTheDocument();
  await fill('Exercise Name', 'Thruster');
  await userEvent.selectOptions(equipment(), 'BARBELL');
  await more();
  await userEvent.type(text('Other names'), 'Squat to press{Enter}{Enter} SP ');
  await fill('Scaled', 'Lighter thruster');
  await fill('Beginner', 'Air squat');
  for (const need of ['Plates', 'Track', 'Box', 'Partner', 'Track']) await userEvent.click(screen.getByRole('checkbox', { name: need }));
  await press('Create Exercise');
  await waitFor(() => expect(page.address()).toBe('/admin/exercises'));
  expect(page.calls).toContainEqual({
    name: 'POST /exercises',
    body: {
      name: 'Thruster',
      equipment: 'BARBELL',
      aliases: ['Squat to press', 'SP'],
      needs: ['BOX', 'PARTNER', 'PLATES'],
      scaled: 'Lighter thruster',
      beginner: 'Air squat',
    },
  });
});

test('what they say is there, and a save keeps it', async () => {
  const known = { aliases: ['Squat to press', 'SP'], needs: ['PLATES'], scaled: 'Lighter thruster', beginner: 'Air squat' };
  const page = await open(EDIT, { 'GET /exercises/thruster': { ...thruster, ...known }, 'PUT /exercises/thruster': thruster });
  expect(text('Other names')).toHaveValue('Squat to press\nSP');
  expect(text('Scaled')).toHaveValue('Lighter thruster');
  await press('Update Exercise');
  await waitFor(() => expect(page.address()).toBe('/admin/exercises'));
  expect(page.calls).toContainEqual({ name: 'PUT /exercises/thruster', body: { name: 'Thruster', equipment: 'BARBELL', ...known, version: 3 } });
});

test('there are at most 20 other names', async () => {
  await open(NEW);
  await fill('Exercise Name', 'Thruster');
  await userEvent.selectOptions(equipment(), 'BARBELL');
  await more();
  await fill('Other names', Array.from({ length: 21 }, (_, index) => `Name ${index}`).join('\n'));
  await press('Create Exercise');
  expect(text('Other names')).toHaveAccessibleDescription('One on each line. Other names must be at most 20');
  expect(text('Other names')).toHaveFocus();
});

test('a spinner stands in the form’s place while the exercise is loaded', async () => {
  let answer = () => undefined as void;
  await open(EDIT, {
    'GET /exercises/thruster': new Promise((resolve) => {
      answer = () => resolve(thruster);
    }),
  });
  expect(screen.getByRole('heading', { level: 1, name: 'Edit Exercise' })).toBeVisible();
  expect(screen.getByText('Loading exercise…')).toHaveAttribute('role', 'status');
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  await act(async () => answer());
  expect(await screen.findByDisplayValue('Thruster')).toBeVisible();
  expect(screen.queryByText('Loading exercise…')).not.toBeInTheDocument();
});

test('"Failed to load exercise", and Try Again loads it', async () => {
  let down = true;
  await open(EDIT, { 'GET /exercises/thruster': () => (down ? 500 : thruster) });
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to load exercise');
  down = false;
  await press('Try Again');
  expect(await screen.findByDisplayValue('Thruster')).toBeVisible();
});

test('name and equipment are required, and the video must be an address', async () => {
  const page = await open(NEW);
  await fill('YouTube Video URL', 'youtube');
  await press('Create Exercise');
  expect(text('Exercise Name')).toHaveAccessibleDescription('Name and equipment are required');
  expect(equipment()).toHaveAccessibleDescription('Name and equipment are required');
  expect(text('YouTube Video URL')).toHaveAccessibleDescription('Video URL must be a full web address, starting with http:// or https://');
  expect(text('Exercise Name')).toHaveFocus();
  expect(page.calls).toEqual([]);
});

test.each([
  ['the server’s sentence', refusal(409, 'There is a Thruster already.'), 'There is a Thruster already.'],
  ['"Failed to save exercise"', 500, 'Failed to save exercise'],
])('an exercise that could not be saved says %s and keeps what was typed', async (_, answer, message) => {
  const page = await open(NEW, { 'POST /exercises': answer });
  await fill('Exercise Name', 'Thruster');
  await userEvent.selectOptions(equipment(), 'BARBELL');
  await press('Create Exercise');
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(text('Exercise Name')).toHaveValue('Thruster');
  expect(page.address()).toBe(NEW);
});

test('the button says so while it is saved', async () => {
  let answer = () => undefined as void;
  const page = await open(EDIT, {
    'PUT /exercises/thruster': new Promise((resolve) => {
      answer = () => resolve(thruster);
    }),
  });
  await press('Update Exercise');
  expect(screen.getByRole('button', { name: 'Saving...' })).toBeDisabled();
  await act(async () => answer());
  await waitFor(() => expect(page.address()).toBe('/admin/exercises'));
});

test('an exercise that was deleted meanwhile is saved as a new one', async () => {
  const page = await open(EDIT, { 'PUT /exercises/thruster': refusal(404, 'Exercise not found'), 'POST /exercises': thruster });
  await fill('Description', 'Squat and press.');
  await press('Update Exercise');
  expect(await screen.findByRole('alert')).toHaveTextContent('Exercise not found');
  await press('Save as a new exercise');
  await waitFor(() => expect(page.address()).toBe('/admin/exercises'));
  expect(page.calls).toContainEqual({ name: 'POST /exercises', body: { name: 'Thruster', equipment: 'BARBELL', description: 'Squat and press.' } });
});

test('a newer version of somebody else can be loaded instead', async () => {
  let current = thruster;
  await open(EDIT, { 'GET /exercises/thruster': () => current, 'PUT /exercises/thruster': refusal(409, 'It was changed in the meantime.') });
  await fill('Exercise Name', 's');
  current = { ...thruster, name: 'Barbell Thruster', version: 4 };
  await press('Update Exercise');
  expect(await screen.findByRole('alert')).toHaveTextContent('It was changed in the meantime.');
  await press('Load the newer version');
  expect(text('Exercise Name')).toHaveValue('Barbell Thruster');
});

test.each([['Cancel'], ['Back to the exercises']])('%s goes to the exercises, not without asking about changes', async (name) => {
  const page = await open(NEW);
  await fill('Exercise Name', 'Z');
  await userEvent.click(screen.getByRole('link', { name }));
  expect(page.address()).toBe(NEW);
  await press('Discard changes');
  await waitFor(() => expect(page.address()).toBe('/admin/exercises'));
});

test('what was typed when the sign-in ended is back after the next one', async () => {
  const page = await open(EDIT, { 'POST /auth/login': { token: 'a.b.c', admin: { username: 'admin' } } });
  await fill('Exercise Name', ' with a pause');
  act(() => page.signOut());
  expect(await screen.findByText(/^Your unsaved changes are kept in this tab/)).toBeVisible();
  await fill('Username', 'admin');
  await userEvent.type(screen.getByLabelText('Password'), 'secret1');
  await press('Sign in');
  expect(await screen.findByText('Everything you typed before you were signed out is back.')).toBeVisible();
  expect(text('Exercise Name')).toHaveValue('Thruster with a pause');
  await press('Dismiss');
  expect(screen.queryByText(/is back/)).not.toBeInTheDocument();
});

test('an exercise that waits for its review says that saving is one', async () => {
  await open(EDIT, { 'GET /exercises/thruster': { ...thruster, needsReview: true } });
  expect(screen.getByText('An import created this exercise. Saving it marks it as reviewed.')).toBeVisible();
});
