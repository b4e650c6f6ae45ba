import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cindy, fran, run } from '../../test/fixtures';
import { openForm, selected } from '../../test/open-form';

beforeEach(() => localStorage.clear());

const button = (name: string) => screen.getByRole('button', { name });
async function openGenerator() {
  await openForm();
  await userEvent.click(screen.getByRole('radio', { name: /^Auto-Generate/ }));
  await screen.findByRole('button', { name: 'Generate Session' });
}
const generate = () => userEvent.click(button('Generate Session'));

test('fills the time, shortest first and mixed, and explains it', async () => {
  await openGenerator();
  expect(screen.queryByRole('region', { name: 'Add WODs' })).not.toBeInTheDocument();
  await generate();
  expect(selected()).toEqual(['Fran', 'Run', 'Cindy']);
  expect(screen.getByText('Auto-Generated!').parentElement).toHaveTextContent(
    'Auto-Generated! Selected 3 WODs (36 minutes) with 9 minutes of buffer. Mixed types: Ladder, For Time, AMRAP.',
  );
  expect(screen.getAllByText('Why: the shortest of a new type')).toHaveLength(3);
});

test('keeps to the equipment and leaves out the types', async () => {
  await openGenerator();
  await userEvent.click(button('Bodyweight'));
  expect(button('Bodyweight')).toHaveAttribute('aria-pressed', 'true');
  await generate();
  expect(selected()).toEqual(['Run']);
  expect(screen.getByText(/Filtered for available equipment\./)).toBeVisible();
  await userEvent.click(button('Bodyweight'));
  await userEvent.click(button('For Time'));
  await userEvent.click(button('Ladder'));
  await generate();
  expect(selected()).toEqual(['Cindy']);
  await userEvent.click(button('Undo'));
  expect(selected()).toEqual(['Run']);
});

test('an undo brings back the notes of WODs that were drawn again', async () => {
  await openGenerator();
  await generate();
  await userEvent.type(screen.getByLabelText('Notes for Fran'), 'Scale the pull-ups');
  await generate();
  expect(screen.getByLabelText('Notes for Fran')).toHaveValue('');
  await userEvent.type(screen.getByLabelText('Notes for Cindy'), 'Since then');
  await userEvent.click(button('Undo'));
  expect(screen.getByLabelText('Notes for Fran')).toHaveValue('Scale the pull-ups');
  expect(screen.getByLabelText('Notes for Cindy')).toHaveValue('Since then');
});

test.each([
  ['Total time (min)', '15', 'No time available for WODs after warm-up and cool-down'],
  ['Total time (min)', '20', 'No WODs found matching your criteria. Try adjusting equipment or excluded types.'],
])('says why there is nothing: %s %s', async (label, value, message) => {
  await openGenerator();
  await userEvent.clear(screen.getByLabelText(label));
  await userEvent.type(screen.getByLabelText(label), value);
  await generate();
  expect(screen.getByRole('alert')).toHaveTextContent(message);
  expect(selected()).toEqual([]);
});

test('what it said no longer stands when the list is changed by hand', async () => {
  await openGenerator();
  await generate();
  await userEvent.click(button('Remove Run'));
  expect(screen.queryByText('Auto-Generated!')).not.toBeInTheDocument();
});

test('goes over to manual with what was generated', async () => {
  await openGenerator();
  await generate();
  await userEvent.click(screen.getByRole('radio', { name: /^Manual Selection/ }));
  expect(selected()).toEqual(['Fran', 'Run', 'Cindy']);
  expect(screen.getByRole('region', { name: 'Add WODs' })).toBeVisible();
});

describe('more options', () => {
  const more = () => userEvent.click(screen.getByText('More options'));
  const draw = () => screen.getByPlaceholderText('no draw');

  test('limit the number of WODs', async () => {
    await openGenerator();
    await more();
    await userEvent.type(screen.getByLabelText('Max WODs'), '2');
    await generate();
    expect(selected()).toEqual(['Fran', 'Run']);
  });

  test('keep some, skip others', async () => {
    await openGenerator();
    await generate();
    await more();
    await userEvent.click(button('Lock Cindy'));
    await userEvent.click(button('Skip Fran'));
    await generate();
    expect(selected()).toEqual(['Cindy', 'Run']);
    expect(screen.getByText('Why: kept')).toBeVisible();
    await userEvent.click(button('Don’t skip Fran'));
    await generate();
    expect(selected()).toEqual(['Cindy', 'Fran', 'Run']);
  });

  test('draw with a number that gives the same class again', async () => {
    await openGenerator();
    await more();
    await userEvent.click(button('Re-roll'));
    const seed = (draw() as HTMLInputElement).value;
    expect(seed).toMatch(/^\d{1,4}$/);
    const drawn = selected();
    expect([...drawn].sort()).toEqual([cindy, fran, run].map(({ name }) => name).sort());
    expect(within(screen.getByRole('region', { name: 'Selected WODs' })).getAllByText('Why: drawn, of a new type')).toHaveLength(3);
    await userEvent.clear(draw());
    await generate();
    expect(selected()).toEqual(['Fran', 'Run', 'Cindy']);
    await userEvent.type(draw(), seed);
    await generate();
    expect(selected()).toEqual(drawn);
  });
});
