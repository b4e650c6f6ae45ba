import type { Exercise } from '@wod/domain';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { burpee, pullUp, thruster } from '../../../test/fixtures';
import { openPage } from '../../../test/open-page';

const swing: Exercise = { ...burpee, id: 'swing', name: 'Kettlebell Swing', aliases: ['KBS', 'KB Swing'], equipment: 'KETTLEBELL' };
const EXERCISES = [thruster, { ...pullUp, aliases: ['Pull-ups'] }, burpee, swing];
const open = (api: Record<string, unknown> = {}) => openPage({ history: ['/admin/wods/new'], api: { 'GET /exercises': EXERCISES, ...api } });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function paste(text: string) {
  await press('Paste a whiteboard');
  const box = await screen.findByRole('textbox', { name: 'Your text' });
  expect(box).toHaveFocus();
  await userEvent.paste(text);
  return box;
}

beforeAll(() => {
  Element.prototype.scrollIntoView = jest.fn();
});
beforeEach(() => sessionStorage.clear());

test('a text fills the form and is saved at once', async () => {
  const page = await open({ 'POST /wods': ({ body }: { body: object }) => ({ id: 'new', ...body }) });
  await paste('Sunday grinder\n3 RFT\n21 KBS 53/35\n12 pull ups\nlast round loud!!');
  const preview = screen.getByRole('region', { name: 'Board preview' });
  expect(preview).toHaveTextContent('Sunday grinder');
  expect(preview).toHaveTextContent('3 rounds for time');
  expect(screen.getByText('4 of 5 lines understood')).toBeVisible();
  expect(screen.getByText('1 line kept as a note')).toBeVisible();
  await press('Fill and save');
  await waitFor(() => expect(page.address()).toBe('/admin'));
  expect(page.calls.find(({ name }) => name === 'POST /wods')?.body).toEqual(
    expect.objectContaining({
      name: 'Sunday grinder',
      type: 'ROUNDS',
      rounds: 3,
      description: 'last round loud!!',
      exercises: [
        { exerciseId: 'swing', reps: 21, weight: 24, womenWeight: 16 },
        { exerciseId: 'pull-up', reps: 12 },
      ],
    }),
  );
  expect(sessionStorage).toHaveLength(0);
});

test('a guess is answered, a note is dropped and kept, a unit is chosen', async () => {
  await open();
  await paste('Test\n10 thursters 50/35\nloud music');
  expect(screen.getByRole('radio', { name: 'Thruster' })).toBeChecked();
  await press('Drop it: loud music');
  expect(screen.getByRole('region', { name: 'Board preview' })).not.toHaveTextContent('loud music');
  await press('Keep as a note: loud music');
  expect(screen.getByRole('region', { name: 'Board preview' })).toHaveTextContent('loud music');
  expect(screen.getByRole('region', { name: 'Board preview' })).toHaveTextContent('22.5 / 16 kg');
  await userEvent.click(screen.getByRole('radio', { name: 'Kilograms' }));
  expect(screen.getByRole('region', { name: 'Board preview' })).toHaveTextContent('50 / 35 kg');
});

test('an unknown movement is an exercise that is chosen', async () => {
  await open({ 'GET /suggestions': [] });
  await paste('Test\n10 flibbertigibbets');
  const picker = screen.getByRole('combobox', { name: 'Exercise for “flibbertigibbets”' });
  await userEvent.click(picker);
  await userEvent.paste('burpee');
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('region', { name: 'Board preview' })).toHaveTextContent('10 burpees');
  expect(screen.getByText('2 of 2 lines understood')).toBeVisible();
});

test('what was pasted is there again after a reload; the form is filled for more changes', async () => {
  sessionStorage.setItem('pasted-whiteboard:one', JSON.stringify({ text: 'AMRAP 7: 5 burpees' }));
  await open();
  expect(await screen.findByRole('textbox', { name: 'Your text' })).toHaveValue('AMRAP 7: 5 burpees');
  await press('Fill the form');
  expect(screen.getByRole('textbox', { name: 'Time cap (minutes)' })).toHaveValue('7');
  expect(screen.getByRole('combobox', { name: 'Exercise' })).toHaveValue('Burpee');
  expect(screen.getByText('Unsaved changes')).toBeVisible();
  await press('Fill and save');
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription('Name is required');
});

test('filling the form leaves what was typed, but for what the text changes', async () => {
  await open();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Publication' }), 'Draft');
  await paste('Hidden One\n3 RFT\n10 burpees');
  await press('Fill the form');
  expect(screen.getByRole('combobox', { name: 'Publication' })).toHaveDisplayValue('Draft');
  const rounds = screen.getByRole('textbox', { name: 'Rounds' });
  expect(rounds).toHaveValue('3');
  await userEvent.clear(rounds);
  await userEvent.type(rounds, '7');
  await userEvent.type(screen.getByRole('textbox', { name: 'Description' }), 'Fast.');
  await press('Fill the form');
  expect(screen.getByRole('textbox', { name: 'Rounds' })).toHaveValue('7');
  await userEvent.type(screen.getByRole('textbox', { name: 'Your text' }), '\n10 thrusters');
  await press('Fill the form');
  expect(screen.getAllByRole('combobox', { name: 'Exercise' })).toHaveLength(2);
  expect(screen.getByRole('textbox', { name: 'Rounds' })).toHaveValue('7');
  expect(screen.getByRole('textbox', { name: 'Description' })).toHaveValue('Fast.');
});

test.each(['{', '[]', 'null', '{"text":7}'])('kept junk (%s) is nothing', async (junk) => {
  sessionStorage.setItem('pasted-whiteboard:one', junk);
  await open();
  expect(screen.getByRole('button', { name: 'Paste a whiteboard' })).toBeVisible();
});
