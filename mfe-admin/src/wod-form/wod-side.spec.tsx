import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fran, pullUp, thruster } from '../../test/fixtures';
import { openPage } from '../../test/open-page';

const open = (wod = fran, api: Record<string, unknown> = {}) =>
  openPage({ history: ['/admin/wods/fran/edit'], api: { 'GET /exercises': [thruster, pullUp], 'GET /wods/fran': wod, ...api } });
const text = (name: string) => screen.getByRole('textbox', { name });
const estimate = () => screen.getByRole('region', { name: 'Estimated duration' });
const preview = () => screen.getByRole('region', { name: 'Preview' });
const change = async (name: string, value: string) => {
  await userEvent.clear(text(name));
  await userEvent.click(text(name));
  await userEvent.paste(value);
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('the estimate follows every change, with its steps', async () => {
  await open();
  expect(estimate()).toHaveTextContent('6 min');
  expect(within(estimate()).getByText('× 45 reps of the ladder ÷ 10 reps of the first exercise')).toBeInTheDocument();
  await change('Rep scheme', '42-30-18');
  expect(estimate()).toHaveTextContent('12 min');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'AMRAP');
  await change('Time cap (minutes)', '30');
  expect(estimate()).toHaveTextContent('30 min Long');
  await press('Remove Thruster');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'FOR_TIME');
  expect(within(estimate()).getByText('Pull-up: 10 reps × 3 s + 5 s')).toBeInTheDocument();
  expect(within(estimate()).queryByText(/Thruster/)).not.toBeInTheDocument();
});

test('the admin’s own minutes overrule it, and can be taken back', async () => {
  const page = await open(fran, { 'PUT /wods/fran': 500 });
  await press('Use my own minutes');
  expect(text('My own minutes')).toHaveValue('6');
  await change('My own minutes', '15');
  expect(estimate()).toHaveTextContent('15 min Standard');
  expect(estimate()).toHaveTextContent('The estimate is 6 minutes.');
  await press('Update WOD');
  expect(page.calls.at(-1)?.body).toMatchObject({ estimatedDuration: 15, minutesAreOwn: true });
  await press('Back to the estimate');
  expect(estimate()).toHaveTextContent('6 min Quick');
  await press('Update WOD');
  expect(page.calls.at(-1)?.body).toMatchObject({ estimatedDuration: 6, minutesAreOwn: false });
});

test('minutes that are the admin’s own stay so, and no others are taken for them', async () => {
  const { unmount } = await open({ ...fran, estimatedDuration: 30, minutesAreOwn: true });
  expect(text('My own minutes')).toHaveValue('30');
  expect(estimate()).toHaveTextContent('The estimate is 6 minutes.');
  unmount();
  await open({ ...fran, estimatedDuration: 30 });
  expect(estimate()).toHaveTextContent('6 min');
  expect(screen.queryByRole('textbox', { name: 'My own minutes' })).not.toBeInTheDocument();
});

test('says where the minutes come from, as the page of the WOD does', async () => {
  await open();
  expect(
    await within(estimate()).findByText(/^Estimated from reps, distances and times, .* Warm-up and setting up are not counted\.$/),
  ).toBeVisible();
  await press('Use my own minutes');
  expect(within(estimate()).getByText('Set by whoever added this workout. Warm-up and setting up are not counted.')).toBeVisible();
});

test('the parts of a WOD stand on the card, and count in the estimate', async () => {
  const page = await open(
    { ...fran, type: 'FOR_TIME', exercises: fran.exercises.map((entry) => ({ ...entry, part: 1 })) },
    { 'PUT /wods/fran': 500 },
  );
  const [, part] = screen.getAllByRole('textbox', { name: 'Part' });
  const [, rounds] = screen.getAllByRole('textbox', { name: 'Part rounds' });
  await userEvent.clear(part as HTMLElement);
  await userEvent.type(part as HTMLElement, '2');
  await userEvent.type(rounds as HTMLElement, '3');
  expect(preview()).toHaveTextContent('3 rounds Pull-up');
  expect(within(estimate()).getByText('Pull-up: (10 reps × 3 s + 5 s) × 3 rounds')).toBeInTheDocument();
  await press('Update WOD');
  expect(page.calls.at(-1)?.body).toMatchObject({ exercises: [{ part: 1 }, { part: 2, partRounds: 3 }] });
});

test('own minutes keep their limits', async () => {
  await open();
  await press('Use my own minutes');
  await change('My own minutes', '1.5');
  await press('Update WOD');
  expect(text('My own minutes')).toHaveAccessibleDescription('Estimated duration must be a whole number from 1 to 1440');
  expect(text('My own minutes')).toHaveFocus();
});

test('the card is the one that visitors will see', async () => {
  await open();
  const card = () => within(preview()).getByRole('article');
  expect(card()).toHaveTextContent('LadderBenchmarkFran21-15-9 for time Thruster 43 / 29.5 kg');
  await change('Name', 'Frances');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'CUSTOM');
  expect(within(card()).getByRole('heading', { name: 'Frances' })).toBeVisible();
  expect(card()).toHaveTextContent('Custom');
  expect(preview()).toHaveTextContent('Do 21, then 15, then 9 reps of each movement, as fast as you can.');
});

test('before a type is chosen there is no card and no estimate', async () => {
  await openPage({ history: ['/admin/wods/new'], api: { 'GET /exercises': [thruster] } });
  expect(within(preview()).queryByRole('article')).not.toBeInTheDocument();
  expect(estimate()).toHaveTextContent('It appears once you have chosen a type and an exercise.');
});
