import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cindy, entry, fran, run, wod } from '../../test/fixtures';
import { minutes, NEW, openForm, selected } from '../../test/open-form';

beforeEach(() => localStorage.clear());

const rower = { ...wod('Rower', 'FOR_TIME', 11, entry('Row', 'ROWER')), minutesLow: 9, minutesHigh: 13 };
const swings = wod('Swings', 'AMRAP', 12, entry('Swing', 'KETTLEBELL'));
const sled = wod('Sled push', 'FOR_TIME', 40, entry('Sled push', 'SLED'));

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const list = () => screen.getByRole('region', { name: 'Selected WODs' });
const draw = () => screen.getByLabelText('Draw', { selector: '[placeholder="any"]' });
async function openSuggestion(options: Parameters<typeof openForm>[0] = {}) {
  const opened = await openForm({ wods: [fran, cindy, run, rower, swings], ...options });
  await userEvent.click(screen.getByRole('radio', { name: /^Auto-Generate/ }));
  await screen.findByRole('button', { name: 'Suggest a class' });
  return opened;
}
async function suggest(number?: string) {
  if (number !== undefined) {
    await userEvent.clear(draw());
    await userEvent.type(draw(), number);
  }
  await userEvent.click(button('Suggest a class'));
  return selected();
}
const moreMinutes = async (total: string) => {
  await userEvent.clear(screen.getByLabelText('Total time (min)'));
  await userEvent.type(screen.getByLabelText('Total time (min)'), total);
};

test('draws the same class for the same number, and says what it comes to', async () => {
  await openSuggestion();
  const first = await suggest('12');
  expect(first).toHaveLength(2);
  expect(screen.getByText('Suggested!').parentElement).toHaveTextContent(
    /^Suggested! 2 WODs \(\d+ minutes(, \d+ at most)?\) and 3 minutes to change over\. At least \d+ minutes to spare\.$/,
  );
  expect(within(list()).getByText('Change over')).toHaveTextContent('Change over 3 min');
  expect(minutes()).toHaveTextContent('3 min of it are to change over.');
  await suggest('13');
  expect(await suggest('12')).toEqual(first);
});

test('shows the number of a draw that nobody asked for, and another one when it is drawn again', async () => {
  await openSuggestion();
  const first = await suggest();
  expect((draw() as HTMLInputElement).value).toMatch(/^[1-9]\d{0,3}$/);
  await userEvent.click(button('Draw again'));
  expect(selected()).not.toEqual(first);
  await userEvent.click(button('Undo'));
  expect(selected()).toEqual(first);
});

test('heeds Max WODs', async () => {
  await openSuggestion();
  await userEvent.click(within(screen.getByRole('group', { name: 'Max WODs' })).getByRole('radio', { name: '1' }));
  expect(await suggest('1')).toHaveLength(1);
  expect(screen.queryByText('Change over')).not.toBeInTheDocument();
});

test('keeps what is locked, with its notes', async () => {
  await openSuggestion();
  const [first = ''] = await suggest('12');
  await userEvent.type(screen.getByLabelText(`Notes for ${first}`), 'Half');
  await userEvent.click(button(`Lock ${first}`));
  expect(button(`Draw again in the place of ${first}`)).toBeDisabled();
  await userEvent.click(button('Draw again'));
  expect(selected()[0]).toBe(first);
  expect(screen.getByLabelText(`Notes for ${first}`)).toHaveValue('Half');
  await userEvent.click(button(`Lock ${first}`));
  expect(button(`Lock ${first}`)).toHaveAttribute('aria-pressed', 'false');
});

test('swaps a WOD in its place, which keeps the focus', async () => {
  await openSuggestion({ wods: [run, rower] });
  await userEvent.click(within(screen.getByRole('group', { name: 'Max WODs' })).getByRole('radio', { name: '1' }));
  const [first = ''] = await suggest('1');
  const [other = '', shown = ''] = first === 'Run' ? ['Rower', '9–13 min'] : ['Run', '~10 min'];
  await userEvent.click(button(`Swap ${first}`));
  const choice = button(new RegExp(`^Swap ${first} for ${other}`));
  expect(choice).toHaveTextContent(shown);
  await userEvent.click(choice);
  expect(selected()).toEqual([other]);
  expect(button(`Swap ${other}`)).toHaveFocus();
  expect(screen.getAllByText(`${first} was swapped for ${other}.`)[0]).toBeVisible();
  expect(screen.getByText('Suggested!')).toBeVisible();
});

test('what would take its place is said and comes after its button; Escape puts it away', async () => {
  await openSuggestion({ wods: [run, rower] });
  await userEvent.click(within(screen.getByRole('group', { name: 'Max WODs' })).getByRole('radio', { name: '1' }));
  const [first = ''] = await suggest('1');
  const status = within(screen.getByRole('region', { name: 'Selected WODs' }))
    .getAllByRole('status')
    .find(({ textContent }) => textContent === '');
  const swap = button(`Swap ${first}`);
  expect(swap).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(swap);
  expect(swap).toHaveAccessibleName(`Swap ${first}`);
  expect(swap).toHaveAttribute('aria-expanded', 'true');
  expect(status).toHaveTextContent('Swap for one that is about as long:');
  const choice = button(new RegExp(`^Swap ${first} for `));
  expect(swap.compareDocumentPosition(choice)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  choice.focus();
  await userEvent.keyboard('{Escape}');
  expect(choice).not.toBeInTheDocument();
  expect(swap).toHaveFocus();
  expect(swap).toHaveAttribute('aria-expanded', 'false');
});

test('says that nothing else fits in a place', async () => {
  await openSuggestion({ wods: [run] });
  await suggest('1');
  await userEvent.click(button('Swap Run'));
  expect(screen.getByText('Nothing else of this length fits here.')).toHaveRole('status');
  await userEvent.click(button('Draw again in the place of Run'));
  expect(screen.getByText('Nothing else fits here.')).toHaveRole('status');
});

test('draws one WOD again alone; of a generated class nothing is said then', async () => {
  await openSuggestion({ wods: [fran, run] });
  await moreMinutes('25');
  await userEvent.click(button('Generate Session'));
  expect(selected()).toEqual(['Fran']);
  await userEvent.click(button('Draw again in the place of Fran'));
  expect(selected()).toEqual(['Run']);
  expect(screen.queryByText('Auto-Generated!')).not.toBeInTheDocument();
});

test('where nothing fits it says what would, and takes it', async () => {
  await openSuggestion({ wods: [fran, sled] });
  await userEvent.click(button('Kettlebell'));
  await suggest('1');
  expect(screen.getByRole('alert')).toHaveTextContent('No WOD fits the time and the equipment.');
  await userEvent.click(button('1 fits with a sled'));
  expect(button('Sled')).toHaveAttribute('aria-pressed', 'true');
  expect(selected()).toEqual(['Sled push']);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await moreMinutes('50');
  await suggest('1');
  await userEvent.click(button('1 fits with 5 more minutes'));
  expect(screen.getByLabelText('Total time (min)')).toHaveValue('55');
});

test('needs nothing beside the equipment that is chosen, and says so', async () => {
  const swim = wod(
    'Swim',
    'FOR_TIME',
    10,
    entry('Swim', 'BODYWEIGHT', { exercise: { id: 'swim', name: 'Swim', equipment: 'BODYWEIGHT', needs: ['POOL'] } }),
  );
  const hint = 'A suggested class needs nothing beside the chosen equipment, except a partner.';
  await openSuggestion({ wods: [swim] });
  expect(await suggest('1')).toEqual(['Swim']);
  expect(screen.queryByText(hint)).not.toBeInTheDocument();
  await userEvent.click(button('Bodyweight'));
  expect(screen.getByText(hint)).toBeVisible();
  await suggest('1');
  expect(screen.getByRole('alert')).toHaveTextContent('No WOD fits the time and the equipment.');
});

test('takes a type back that was excluded', async () => {
  await openSuggestion({ wods: [cindy] });
  await userEvent.click(button('AMRAP'));
  await suggest('1');
  await userEvent.click(button('1 fits with AMRAP'));
  expect(selected()).toEqual(['Cindy']);
});

describe('the words beside the minutes', () => {
  const add = async (name: string) => userEvent.click(await screen.findByRole('button', { name: `Add ${name}` }));

  test('say that the middle of a range counts, and which WOD has one', async () => {
    await openForm({ wods: [rower, run] });
    await add('Run');
    expect(minutes()).toHaveTextContent(/Remaining Time35 min35 min free$/);
    expect(screen.getByText(/usually 9–13/)).toBeVisible();
    await add('Rower');
    expect(minutes()).toHaveTextContent('24 min free, counting the middle of each range');
    expect(within(list()).getByText('~11 min, usually 9–13')).toBeVisible();
  });

  test.each([
    ['25', 'Exactly full'],
    ['24', '1 min over'],
  ])('with a total of %s: %s', async (total, words) => {
    await openForm({ wods: [run] });
    await add('Run');
    await moreMinutes(total);
    expect(minutes()).toHaveTextContent(new RegExp(words, 'i'));
  });

  test('say by how much a WOD is too long', async () => {
    await openForm({ wods: [cindy, run] });
    await moreMinutes('32');
    expect(screen.getByText('3 min over')).toBeVisible();
  });
});

describe('a class around a WOD', () => {
  const around = (id: string): [string, string] => ['/training-sessions', `${NEW}?wod=${id}`];

  test('begins with it, and it stays', async () => {
    await openSuggestion({ history: around('cindy') });
    expect(selected()).toEqual(['Cindy']);
    expect(button('Lock Cindy')).toHaveAttribute('aria-pressed', 'true');
    expect(await suggest('5')).toContain('Cindy');
  });

  test('keeps its notes when the rest is generated', async () => {
    await openSuggestion({ history: around('cindy') });
    await userEvent.type(screen.getByLabelText('Notes for Cindy'), 'Ring rows');
    await userEvent.click(button('Generate Session'));
    expect(selected()).toEqual(['Cindy', 'Fran', 'Run']);
    expect(screen.getByLabelText('Notes for Cindy')).toHaveValue('Ring rows');
  });

  test('leaves a draft that was kept for later', async () => {
    const pageHidden = () => window.dispatchEvent(new Event('pagehide'));
    const first = await openForm({ history: ['/training-sessions', NEW] });
    await userEvent.type(screen.getByLabelText(/^Name/), 'Monday');
    pageHidden();
    first.unmount();
    const second = await openForm({ history: around('cindy') });
    expect(screen.getByText('The class begins with Cindy instead of your unsaved draft.', { selector: '[class=undo]' })).toBeVisible();
    await userEvent.type(screen.getByLabelText(/^Name/), 'Around Cindy');
    pageHidden();
    second.unmount();
    const third = await openForm({ history: ['/training-sessions', NEW] });
    expect(screen.getByLabelText(/^Name/)).toHaveValue('Around Cindy');
    await userEvent.click(button('Start over'));
    pageHidden();
    third.unmount();
    await openForm({ history: ['/training-sessions', NEW] });
    expect(screen.getByLabelText(/^Name/)).toHaveValue('Monday');
  });

  test('says calmly that it is unknown', async () => {
    await openForm({ history: around('gone'), api: { 'GET /wods/gone': 404 } });
    expect(screen.getByText('That WOD is not in the library. Choose any other to begin with.')).toBeVisible();
    expect(selected()).toEqual([]);
  });

  test('says that it could not be loaded', async () => {
    await openForm({ history: around('gone'), api: { 'GET /wods/gone': 503 } });
    expect(screen.getByText('That WOD could not be loaded. Add it below, or choose any other.')).toBeVisible();
  });
});
