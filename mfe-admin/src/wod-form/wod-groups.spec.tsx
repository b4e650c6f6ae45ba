import type { Wod } from '@wod/domain';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { entry, fran, pullUp, thruster } from '../../test/fixtures';
import { openPage } from '../../test/open-page';

const GROUPS = ['Board', 'Times', 'Who and for whom', 'What it needs', 'Scaling'];

const open = (wod: Wod = fran) =>
  openPage({ history: ['/admin/wods/fran/edit'], api: { 'GET /exercises': [thruster, pullUp], 'GET /wods/fran': wod, 'PUT /wods/fran': fran } });
const text = (name: string) => screen.getByRole('textbox', { name });
const group = (label: string) => screen.getByText(label, { selector: 'summary' });
const toggle = (label: string) => userEvent.click(group(label));
const isOpen = (summary: HTMLElement) => summary.closest('details')?.open;
const fill = async (box: HTMLElement, value: string) => {
  await userEvent.clear(box);
  await userEvent.click(box);
  await userEvent.paste(value);
};
const estimate = () => screen.getByRole('region', { name: 'Estimated duration' });
const preview = () => screen.getByRole('region', { name: 'Preview' });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Update WOD' }));
const saved = ({ calls }: Awaited<ReturnType<typeof open>>) => calls.find(({ name }) => name === 'PUT /wods/fran')?.body;

/** One of everything. */
const rich: Wod = {
  ...fran,
  type: 'EMOM',
  repScheme: undefined,
  intervalMinutes: 2,
  estimatedDuration: 7,
  minutesAreOwn: true,
  minutesLow: 5,
  minutesHigh: 9,
  score: 'REPS',
  headline: 'Fast',
  stimulus: 'A sprint.',
  scaled: 'Half of it.',
  beginner: 'A third of it.',
  dedication: 'To nobody.',
  restBetweenRounds: 60,
  team: 2,
  vestWeight: 9,
  womenVestWeight: 6,
  isVestOptional: true,
  anyOrder: true,
  aka: ['The one', 'The other'],
  needs: ['MEDICINE_BALL', 'RUCKSACK'],
  exercises: [
    entry(thruster, { reps: 5, minute: 1, restAfter: 30, part: 1, partRounds: 2, partName: 'Buy-in', scaled: 'lighter', beginner: 'an empty bar' }),
    entry(pullUp, { duration: 60, isMax: true, unit: 'CALORIES', part: 2 }),
  ],
};

test('a simple WOD has its groups closed', async () => {
  await open();
  for (const label of GROUPS) expect(isOpen(group(label))).toBe(false);
  for (const summary of screen.getAllByText('More')) expect(isOpen(summary)).toBe(false);
  expect(screen.queryByRole('textbox', { name: 'Headline' })).not.toBeInTheDocument();
});

test('what a WOD says is seen, and a save keeps all of it', async () => {
  const page = await open(rich);
  for (const label of GROUPS) expect(isOpen(group(label))).toBe(true);
  expect(screen.getByRole('combobox', { name: 'How it is scored' })).toHaveValue('REPS');
  expect(text('Other names')).toHaveValue('The one\nThe other');
  expect(screen.getAllByRole('checkbox', { checked: true }).map((box) => box.closest('label')?.textContent)).toEqual(
    expect.arrayContaining(['Medicine Ball', 'Rucksack']),
  );
  expect(screen.getAllByRole('textbox', { name: 'Part name' })[0]).toHaveValue('Buy-in');
  expect(screen.queryByText('Unsaved changes')).not.toBeInTheDocument();
  await fill(text('Name'), 'Frances');
  await save();
  await waitFor(() => expect(page.address()).toBe('/admin'));
  const { id, createdAt, updatedAt, exercises, ...said } = rich;
  expect([id, createdAt, updatedAt]).not.toContain(undefined);
  expect(saved(page)).toEqual(
    JSON.parse(JSON.stringify({ ...said, name: 'Frances', exercises: exercises.map(({ id: _, exercise: __, ...fields }) => fields) })),
  );
});

test('a group that has opened itself stays open when its last word is deleted, and can be closed', async () => {
  await open({ ...fran, scaled: 'Half.' });
  await userEvent.clear(text('Scaled'));
  expect(text('Scaled')).toBeVisible();
  await toggle('Scaling');
  expect(screen.queryByRole('textbox', { name: 'Scaled' })).not.toBeInTheDocument();
});

test('an empty score says what its type is usually scored by, an empty headline what the board has', async () => {
  const page = await open();
  await toggle('Board');
  const score = screen.getByRole('combobox', { name: 'How it is scored' });
  expect(score).toHaveDisplayValue('Usual for its type: time');
  expect(text('Headline')).toHaveAttribute('placeholder', '21-15-9 for time');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'AMRAP');
  await fill(text('Time cap (minutes)'), '20');
  expect(score).toHaveDisplayValue('Usual for its type: rounds and reps');
  expect(text('Headline')).toHaveAttribute('placeholder', 'AMRAP 20');
  await userEvent.selectOptions(score, 'Reps');
  await userEvent.click(screen.getByRole('checkbox', { name: 'In any order' }));
  expect(text('Headline')).toHaveAttribute('placeholder', 'AMRAP 20 for reps, in any order');
  expect(within(preview()).getByRole('article')).toHaveTextContent('AMRAP 20 for reps, in any order');
  await fill(text('Headline'), 'A dash');
  expect(within(preview()).getByRole('article')).toHaveTextContent('A dash');
  expect(text('Headline')).toHaveAttribute('placeholder', 'AMRAP 20 for reps, in any order');
  await save();
  expect(saved(page)).toMatchObject({ type: 'AMRAP', score: 'REPS', headline: 'A dash', anyOrder: true });
});

test('of a range the middle counts, beside the estimate, until there is none', async () => {
  const page = await open();
  await toggle('Times');
  await fill(text('Minutes from'), '10');
  await fill(text('Minutes to'), '15');
  expect(estimate()).toHaveTextContent('13 min QuickUsually 10–15 min, of which this is the middle.The estimate is 6 minutes.');
  expect(within(preview()).getByRole('article')).toHaveTextContent('~13 min, usually 10–15');
  await userEvent.click(screen.getByRole('button', { name: 'Back to the estimate' }));
  expect(estimate()).toHaveTextContent('6 min');
  expect(text('Minutes from')).toHaveValue('');
  await fill(text('Minutes from'), '5');
  await fill(text('Minutes to'), '9');
  await save();
  expect(saved(page)).toMatchObject({ estimatedDuration: 7, minutesAreOwn: true, minutesLow: 5, minutesHigh: 9 });
});

test('own minutes are back when their range is deleted', async () => {
  await open({ ...fran, estimatedDuration: 7, minutesAreOwn: true, minutesLow: 5, minutesHigh: 9 });
  expect(screen.queryByRole('textbox', { name: 'My own minutes' })).not.toBeInTheDocument();
  await userEvent.clear(text('Minutes from'));
  await userEvent.clear(text('Minutes to'));
  expect(text('My own minutes')).toHaveValue('7');
});

test('a group with a broken rule is opened, the field gets the focus, and it stays open', async () => {
  const page = await open();
  await toggle('Times');
  await fill(text('Minutes from'), '9');
  await fill(text('Minutes to'), '5');
  await toggle('Times');
  await save();
  expect(text('Minutes to')).toHaveAccessibleDescription(/Minutes to must not be less than minutes from$/);
  expect(text('Minutes to')).toHaveFocus();
  await toggle('Times');
  await fill(text('Minutes to'), '15');
  expect(text('Minutes to')).toBeValid();
  expect(page.calls.map(({ name }) => name)).not.toContain('PUT /wods/fran');
});

test('a vest and an entry have rules of their own', async () => {
  await open();
  await toggle('Who and for whom');
  await fill(text("Women's vest (kg)"), '6');
  const [more] = screen.getAllByText('More');
  await userEvent.click(more as HTMLElement);
  const thrusters = within(screen.getByRole('group', { name: '1. Thruster' }));
  await userEvent.selectOptions(thrusters.getByRole('combobox', { name: 'Unit' }), 'Miles');
  await fill(thrusters.getByRole('textbox', { name: 'Part name' }), 'Buy-in');
  await fill(thrusters.getByRole('textbox', { name: 'Reps' }), '5');
  await userEvent.click(thrusters.getByRole('checkbox', { name: 'As many as possible' }));
  await save();
  expect(text('Vest (kg)')).toHaveAccessibleDescription("Vest is required with a women's vest");
  expect(thrusters.getByRole('textbox', { name: 'Distance (m)' })).toHaveAccessibleDescription('Distance is required with miles, yards and feet');
  expect(thrusters.getByRole('textbox', { name: 'Reps' })).toHaveAccessibleDescription('Reps must be empty when it is as many as possible');
  expect(thrusters.getByRole('textbox', { name: 'Part' })).toHaveAccessibleDescription('Part is required with part name');
});

test('only an EMOM asks for the minute of an entry', async () => {
  const page = await open(rich);
  const minute = () => screen.queryAllByRole('textbox', { name: 'Minute' });
  expect(minute()).toHaveLength(2);
  expect(preview()).toHaveTextContent('interval 1');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'FOR_TIME');
  expect(minute()).toEqual([]);
  expect(preview()).not.toHaveTextContent('interval 1');
  await save();
  expect(saved(page)).toMatchObject({ exercises: [{ reps: 5 }, {}] });
  expect(JSON.stringify(saved(page))).not.toContain('"minute"');
});

test('every line stands on the whole board', async () => {
  await open({ ...fran, exercises: Array.from({ length: 8 }, (_, index) => entry(pullUp, { id: `e${index}`, reps: index + 2 })) });
  expect(within(preview()).getByRole('article')).toHaveTextContent(/\+\d more/);
  await userEvent.click(screen.getByText('The whole board'));
  expect(screen.getByText('The whole board').closest('details')).toHaveTextContent('9 pull-ups');
});
