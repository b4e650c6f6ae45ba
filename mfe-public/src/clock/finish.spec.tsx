import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Wod } from '@wod/domain';
import { entry, fran, pullUp } from '../../test/fixtures';
import { openPage } from '../../test/open-page';

const tabata: Wod = { ...fran, id: 'pull', name: 'Pull', type: 'TABATA', repScheme: undefined, tabataCycles: 1, exercises: [entry(pullUp, {})] };
const amrap: Wod = {
  ...fran,
  id: 'pull',
  name: 'Pull',
  type: 'AMRAP',
  repScheme: undefined,
  timeCapMinutes: 5,
  exercises: [entry(pullUp, { reps: 5 })],
};
const lift: Wod = { ...amrap, score: 'LOAD' };

afterEach(() => localStorage.clear());

/** Opens the clock of a WOD whose time is over. */
async function openFinished(wod: Wod) {
  localStorage.setItem(
    `running-clock:wod:${wod.id}`,
    JSON.stringify({ of: { kind: 'wod', id: wod.id }, answers: {}, beganAt: Date.now() - 10 * 60_000, events: [] }),
  );
  await openPage({ history: [`/wods/${wod.id}/clock`], api: { [`/wods/${wod.id}`]: wod } });
  return within(await screen.findByRole('dialog', { name: `Clock for ${wod.name}` }));
}

/** As Firefox does it: what is typed behind the number is shown, and the field's value is empty. */
function typeLetter(field: HTMLElement) {
  const validity = jest.spyOn(field as HTMLInputElement, 'validity', 'get').mockReturnValue({ badInput: true } as ValidityState);
  fireEvent.change(field, { target: { value: '' } });
  validity.mockRestore();
}

test('a letter in a field for a number loses nothing of what was counted', async () => {
  const finish = await openFinished(amrap);
  const rounds = finish.getByRole('spinbutton', { name: 'rounds' });
  fireEvent.change(rounds, { target: { value: '12' } });
  expect(finish.getByText('12 rounds')).toBeVisible();
  typeLetter(rounds);
  expect(finish.getByText('12 rounds')).toBeVisible();
  expect(rounds).toHaveValue(12);
  fireEvent.change(rounds, { target: { value: '' } });
  expect(finish.getByText('0 rounds')).toBeVisible();
});

test('what a press makes of the result is said, and the button that can’t take away any more keeps the focus', async () => {
  const finish = await openFinished(amrap);
  await userEvent.click(finish.getByRole('button', { name: 'More rounds' }));
  expect(finish.getByText('1 round')).toHaveRole('status');
  const fewer = finish.getByRole('button', { name: 'Fewer rounds' });
  await userEvent.click(fewer);
  await userEvent.click(fewer);
  expect(finish.getByText('0 rounds')).toBeVisible();
  expect(fewer).toBeEnabled();
});

test('nor does one in a station’s', async () => {
  const finish = await openFinished(tabata);
  const round = finish.getByRole('spinbutton', { name: 'Round 1', hidden: true });
  fireEvent.change(round, { target: { value: '14' } });
  expect(finish.getByText('14 reps')).toBeVisible();
  typeLetter(round);
  expect(finish.getByText('14 reps')).toBeVisible();
  expect(round).toHaveValue(14);
  fireEvent.change(round, { target: { value: '' } });
  expect(finish.getByText('0 reps')).toBeVisible();
});

test('a count that is emptied and typed again is shown as a number', async () => {
  const finish = await openFinished(amrap);
  const rounds = finish.getByRole<HTMLInputElement>('spinbutton', { name: 'rounds' });
  fireEvent.change(rounds, { target: { value: '12' } });
  fireEvent.change(rounds, { target: { value: '' } });
  expect(rounds.value).toBe('0');
  fireEvent.change(rounds, { target: { value: '07' } });
  expect(rounds.value).toBe('7');
});

test('a press selects a count, and what is typed replaces it', async () => {
  const finish = await openFinished(amrap);
  const rounds = finish.getByRole<HTMLInputElement>('spinbutton', { name: 'rounds' });
  const select = jest.spyOn(rounds, 'select');
  fireEvent.focus(rounds);
  expect(select).toHaveBeenCalled();
  expect(fireEvent.mouseUp(rounds)).toBe(false);
});

test('a load that is no number says so, even of letters in an empty field', async () => {
  const finish = await openFinished(lift);
  const load = finish.getByRole<HTMLInputElement>('spinbutton', { name: 'Best load (kg)' });
  const validity = jest.spyOn(load, 'validity', 'get').mockReturnValue({ valid: false, badInput: true } as ValidityState);
  fireEvent.input(load);
  expect(load).toHaveAccessibleDescription('A number from 0 to 1000, in steps of 0.5');
  expect(finish.getByText('Done')).toBeVisible();
  validity.mockRestore();
  fireEvent.input(load, { target: { value: '62.5' } });
  expect(load).not.toHaveAccessibleDescription();
  expect(finish.getByText('62.5 kg')).toBeVisible();
});
