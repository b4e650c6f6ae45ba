import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cindy, fran, session } from '../../../test/fixtures';
import { minutes, NEW, openForm } from '../../../test/open-form';

beforeEach(() => localStorage.clear());

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const press = (name: string | RegExp) => userEvent.click(button(name));
const title = (number: number) => screen.getByLabelText(`Title of block ${number}`);
const add = async (name: string) => userEvent.click(await screen.findByRole('button', { name: `Add ${name}` }));
const region = () => screen.getByRole('region', { name: 'Selected WODs' });
/** The class as its list has it, such as "Briefing", "Warm-up 10 min", "Fran". */
const order = () =>
  within(region())
    .getAllByRole('listitem')
    .map(
      (item) =>
        item.querySelector<HTMLInputElement>('input[id^=block]')?.value ??
        item.querySelector('p')?.textContent?.replace(/ ~?\d.*/, '') ??
        item.textContent,
    );

const blocks = [
  { id: 's1-b1', title: 'Briefing', minutes: 5, text: 'Scaling', place: 0 },
  { id: 's1-b2', title: 'Set-up', minutes: 3, place: 1 },
  { id: 's1-b3', title: 'Change over', minutes: 3, place: 2 },
];
const edit = () =>
  openForm({
    history: ['/training-sessions', '/training-sessions/s1/edit'],
    api: { 'GET /training-sessions/s1': session({ blocks }, fran, cindy), 'PUT /training-sessions/s1': session() },
  });

test('a class gets blocks where they usually stand, or where the coach says, and is saved with them', async () => {
  const { sent } = await openForm();
  await userEvent.type(screen.getByLabelText(/^Name/), 'Monday');
  for (const name of ['Fran', 'Cindy']) await add(name);
  await userEvent.click(screen.getByText(/^Add a block/));
  await press(/^Change-over/);
  await press(/^Briefing/);
  expect(title(1)).toHaveFocus();
  await userEvent.selectOptions(screen.getByLabelText('Where'), 'after 1. Fran');
  await press(/^Own text/);
  expect(screen.getByText('A block added after 1. Fran')).toBeInTheDocument();
  await userEvent.type(title(3), 'Demo');
  await userEvent.type(screen.getByLabelText('Text for Demo'), 'The kip');
  await userEvent.clear(screen.getByLabelText('Minutes of Demo'));
  await userEvent.type(screen.getByLabelText('Minutes of Demo'), '4');
  expect(order()).toEqual(['Briefing', 'Warm-up 10 min', 'Fran', 'Change over', 'Demo', 'Cindy', 'Cool-down 5 min']);
  expect(minutes()).toHaveTextContent('Blocks12 min');
  expect(minutes()).toHaveTextContent('Remaining Time7 min');
  await press('Create Session');
  await screen.findByText('“Saved” was saved.');
  expect(sent('POST /training-sessions')).toMatchObject({
    blocks: [
      { title: 'Briefing', minutes: 5, place: 0 },
      { title: 'Change over', minutes: 3, place: 2 },
      { title: 'Demo', minutes: 4, text: 'The kip', place: 2 },
    ],
  });
});

test('they are part of the time that decides whether a class can be saved', async () => {
  await edit();
  expect(minutes()).toHaveTextContent('Remaining Time8 min');
  await userEvent.clear(screen.getByLabelText('Minutes of Briefing'));
  await userEvent.type(screen.getByLabelText('Minutes of Briefing'), '14');
  expect(screen.getByText('Session is over time! Remove WODs or increase total time.')).toBeVisible();
  expect(button('Update Session')).toBeDisabled();
});

test('one without a title is refused where it stands', async () => {
  const { calls } = await edit();
  await userEvent.clear(title(2));
  await press('Update Session');
  expect(title(2)).toHaveFocus();
  expect(title(2)).toHaveAccessibleDescription('Title is required');
  expect(calls.some(({ name }) => name.startsWith('PUT'))).toBe(false);
});

test('they move past each other, the WODs and the warm-up, by button and by key, and keep the focus', async () => {
  await edit();
  await press('Move Briefing down');
  expect(order().slice(0, 4)).toEqual(['Warm-up 10 min', 'Briefing', 'Set-up', 'Fran']);
  expect(button('Move Briefing down')).toHaveFocus();
  expect(screen.getByText('Briefing moved, now after the warm-up')).toBeInTheDocument();
  await userEvent.keyboard('{Alt>}{ArrowDown}{ArrowDown}{/Alt}');
  expect(order()).toEqual(['Warm-up 10 min', 'Set-up', 'Fran', 'Briefing', 'Change over', 'Cindy', 'Cool-down 5 min']);
  expect(button('Move Briefing down')).toHaveFocus();
  await userEvent.keyboard('{Alt>}{ArrowDown}{ArrowDown}{ArrowDown}{/Alt}');
  expect(order().slice(-3)).toEqual(['Cindy', 'Briefing', 'Cool-down 5 min']);
  expect(button('Move Briefing down')).toHaveAttribute('aria-disabled', 'true');
});

test('a removed one is back by Undo, and so are those around a WOD', async () => {
  await edit();
  const before = order();
  await press('Remove Set-up');
  expect(button('Undo')).toHaveFocus();
  expect(order()).not.toContain('Set-up');
  await press('Undo');
  expect(order()).toEqual(before);
  await press('Remove Fran');
  expect(order()).toEqual(['Briefing', 'Warm-up 10 min', 'Set-up', 'Cindy', 'Cool-down 5 min']);
  await press('Undo');
  expect(order()).toEqual(before);
});

test('change-overs go with the WODs that they were between', async () => {
  await openForm();
  await userEvent.click(screen.getByRole('radio', { name: /^Auto-Generate/ }));
  await userEvent.click(screen.getByLabelText('Put 3 min to change over between the WODs'));
  await press('Generate Session');
  const before = order();
  expect(before).toEqual(['Warm-up 10 min', 'Fran', 'Change over', 'Run', 'Change over', 'Cindy', 'Cool-down 5 min']);
  await press('Remove Run');
  expect(order()).toEqual(['Warm-up 10 min', 'Fran', 'Change over', 'Cindy', 'Cool-down 5 min']);
  await press('Undo');
  expect(order()).toEqual(before);
  await press('Remove Run');
  await press('Remove Cindy');
  expect(within(region()).queryByDisplayValue('Change over')).not.toBeInTheDocument();
});

test('what is generated fits beside them, with blocks to change over if the coach wants them', async () => {
  await openForm({
    templates: [session({ id: 't', name: 'Hour', isTemplate: true, blocks: blocks.slice(0, 1), totalMinutes: 37 })],
    history: ['/training-sessions', `${NEW}?template=t`],
  });
  await userEvent.click(screen.getByRole('radio', { name: /^Auto-Generate/ }));
  await press('Generate Session');
  expect(await screen.findByText(/Selected 2 WODs \(16 minutes\) with 1 minute of buffer/)).toBeVisible();
  await userEvent.click(screen.getByLabelText('Put 3 min to change over between the WODs'));
  await press('Generate Session');
  expect(await screen.findByText(/Selected 1 WOD \(6 minutes\) with 11 minutes of buffer/)).toBeVisible();
  await userEvent.clear(screen.getByLabelText('Total time (min)'));
  await userEvent.type(screen.getByLabelText('Total time (min)'), '41');
  await press('Generate Session');
  expect(await screen.findByText(/Selected 2 WODs \(16 minutes\) and 3 minutes to change over with 2 minutes of buffer/)).toBeVisible();
  expect(order()).toEqual(['Briefing', 'Warm-up 10 min', 'Fran', 'Change over', 'Run', 'Cool-down 5 min']);
  await press('Generate Session');
  expect(order()).toHaveLength(6);
  await press('Suggest a class');
  expect(await screen.findByText('Suggested!')).toBeVisible();
  expect(order().filter((item) => item === 'Change over')).toHaveLength(within(region()).getAllByLabelText(/^Notes for/).length - 1);
});
