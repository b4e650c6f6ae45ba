import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fran, pullUp, thruster } from '../../test/fixtures';
import { openPage } from '../../test/open-page';

const open = () =>
  openPage({
    history: ['/admin/wods/fran/edit'],
    api: { 'GET /exercises': [thruster, pullUp], 'GET /wods/fran': fran, 'PUT /wods/fran': fran },
  });
const box = (name: string) => screen.getByRole('textbox', { name });
const firstEntry = () => within(screen.getByRole('group', { name: '1. Thruster' }));
const type = async (field: HTMLElement, value: string) => {
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(value);
};
const save = () => userEvent.click(screen.getByRole('button', { name: 'Update WOD' }));

test.each([
  ['1,000', 1000],
  ['1.000', 1000],
  ['1 000', 1000],
  ['1,000.0', 1000],
])('a distance of %s is a kilometre', async (typed, metres) => {
  const page = await open();
  await type(firstEntry().getByRole('textbox', { name: 'Distance (m)' }), typed);
  await save();
  expect(page.calls.find(({ name }) => name === 'PUT /wods/fran')?.body).toMatchObject({ exercises: [{ distance: metres }, {}] });
});

test.each(['1e3', '12abc', '½', '١٢', '0x10', '1,0000'])('a distance of %s is refused', async (typed) => {
  const page = await open();
  const distance = firstEntry().getByRole('textbox', { name: 'Distance (m)' });
  await type(distance, typed);
  await save();
  expect(distance).toHaveAccessibleDescription('Distance must be a whole number from 1 to 1000000');
  expect(page.calls.map(({ name }) => name)).not.toContain('PUT /wods/fran');
});

test('a weight has a comma or a point before its decimals', async () => {
  const page = await open();
  await type(firstEntry().getByRole('textbox', { name: 'Weight (kg)' }), '42,5');
  await save();
  expect(page.calls.find(({ name }) => name === 'PUT /wods/fran')?.body).toMatchObject({ exercises: [{ weight: 42.5 }, {}] });
});

describe('the rep scheme', () => {
  const BOARD = '10-9-8-7-6-5-4-3-2-1';

  test.each([
    ['21/15/9', '', 'It counts as 21-15-9.'],
    ['21, 15, 9', '', 'It counts as 21-15-9.'],
    ['21–15–9', '', 'It counts as 21-15-9.'],
    ['21 15 9', '', 'It counts as 21-15-9.'],
    ['21-15-9', '', 'Takes precedence over the start reps.'],
    ['', '', 'Takes precedence over the start reps.'],
    ['abc', '', `“abc” can’t be read as reps. It counts as ${BOARD}.`],
    ['abc', '5', '“abc” can’t be read as reps. It counts as 5-4-3-2-1.'],
    ['21-15-x', '', '“x” can’t be read as reps. It counts as 21-15.'],
    ['0-0', '', `“0” and “0” can’t be read as reps. It counts as ${BOARD}.`],
    ['---', '', `It counts as ${BOARD}.`],
  ])('%j with start reps %j says what it counts as before it is saved', async (scheme, startReps, hint) => {
    await open();
    await type(box('Start reps'), startReps || ' ');
    await type(box('Rep scheme'), scheme || ' ');
    expect(box('Rep scheme')).toHaveAccessibleDescription(hint);
    expect(box('Rep scheme')).not.toHaveAttribute('aria-invalid');
  });

  test('is saved as it was typed, and estimated as what it counts as', async () => {
    const page = await open();
    const minutes = screen.getByRole('region', { name: 'Estimated duration' }).textContent;
    await type(box('Rep scheme'), '21/15/9');
    expect(screen.getByRole('region', { name: 'Estimated duration' })).toHaveTextContent(minutes ?? '');
    expect(within(screen.getByRole('region', { name: 'Preview' })).getByRole('article')).toHaveTextContent('21-15-9');
    await save();
    expect(page.calls.find(({ name }) => name === 'PUT /wods/fran')?.body).toMatchObject({
      repScheme: '21/15/9',
      estimatedDuration: fran.estimatedDuration,
    });
  });
});
