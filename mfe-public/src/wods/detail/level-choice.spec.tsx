import type { BoardChoice } from '@wod/domain';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { entry, fran, pullUp, thruster } from '../../../test/fixtures';
import { openPage } from '../../../test/open-page';

const scaledFran = {
  ...fran,
  exercises: [
    entry({ ...thruster, scaled: 'About two thirds of Rx' }, { weight: 43, womenWeight: 29.5, notes: '20 in box' }),
    entry({ ...pullUp, scaled: 'Jumping or banded pull-up', beginner: 'Ring row' }),
  ],
};

const open = (choice?: BoardChoice) => openPage({ history: ['/wods/fran'], api: { '/wods/fran': { ...scaledFran, id: 'fran' } }, choice });
const board = () => within(screen.getByRole('article'));

test('a host that remembers nothing shows kilograms at Rx, and no switch', async () => {
  await open();
  expect(board().getByText('43 / 29.5 kg')).toBeVisible();
  expect(screen.queryByRole('group', { name: 'Level' })).not.toBeInTheDocument();
});

test('another level swaps movements and loads', async () => {
  await open({ unit: 'kg', level: 'rx' });
  await userEvent.click(board().getByRole('button', { name: 'Scaled', pressed: false }));
  expect(board().getByRole('button', { name: 'Scaled', pressed: true })).toBeVisible();
  expect(board().getByText('about 29.5 / 20 kg')).toBeVisible();
  expect(board().getByText('Jumping or banded pull-up').closest('li')).toHaveTextContent('instead of Pull-up');
  await userEvent.click(board().getByRole('button', { name: 'Beginner' }));
  expect(board().getByText('Ring row')).toBeVisible();
});

test('what is said of the whole stands above the lines, in the chosen unit, and no line contradicts it', async () => {
  const wod = { ...scaledFran, id: 'fran', scaled: '15-12-9 at 65/45 lb' };
  await openPage({ history: ['/wods/fran'], api: { '/wods/fran': wod }, choice: { unit: 'kg', level: 'rx' } });
  expect(board().queryByText(/15-12-9/)).not.toBeInTheDocument();
  await userEvent.click(board().getByRole('button', { name: 'Scaled', pressed: false }));
  expect(board().getByText('15-12-9 at 29.5 / 20 kg')).toHaveTextContent(/^Scaled: 15-12-9/);
  expect(board().getByText('15-12-9 at 29.5 / 20 kg').compareDocumentPosition(board().getByText('Thruster'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(board().getByText('43 / 29.5 kg')).toBeVisible();
  expect(board().queryByText(/two thirds|instead of/)).not.toBeInTheDocument();
});

test('beginners get no load beside another movement, and no vest', async () => {
  const deadlift = entry({ ...thruster, name: 'Deadlift', beginner: 'Kettlebell deadlift' }, { notes: '1.5 × bodyweight' });
  const wod = { ...fran, vestWeight: 9, exercises: [deadlift] };
  await openPage({ history: ['/wods/fran'], api: { '/wods/fran': wod }, choice: { unit: 'kg', level: 'rx' } });
  expect(board().getByText(/with a 9 kg \(20 lb\) vest/)).toBeVisible();
  await userEvent.click(board().getByRole('button', { name: 'Beginner' }));
  expect(board().getByText('without a vest')).toBeVisible();
  expect(board().getByText('Kettlebell deadlift').closest('li')).toHaveTextContent(
    /^Kettlebell deadlift *\(?instead of Deadlift 1.5 × bodyweight\)?$/,
  );
});

test('in pounds the boxes are in inches, on the board and below it', async () => {
  await open({ unit: 'lb', level: 'rx' });
  expect(board().getByText('95 / 65 lb')).toBeVisible();
  expect(screen.getAllByText('20 in box')).toHaveLength(2);
});

test('in kilograms they are in centimetres', async () => {
  await open({ unit: 'kg', level: 'rx' });
  expect(screen.getAllByText('50 cm box')).toHaveLength(2);
});

test('all levels are on one board, as prescribed first, until one is wanted again', async () => {
  await open({ unit: 'kg', level: 'scaled' });
  await userEvent.click(board().getByRole('link', { name: 'All levels' }));
  expect(await board().findByRole('heading', { name: 'Scaled' })).toBeVisible();
  expect(board().getByText('43 / 29.5 kg')).toBeVisible();
  expect(board().getByText('Pull-up: jumping or banded pull-up')).toBeVisible();
  expect(board().getByText('Pull-up: ring row')).toBeVisible();
  expect(screen.queryByRole('group', { name: 'Level' })).not.toBeInTheDocument();
  await userEvent.click(board().getByRole('link', { name: 'One level' }));
  expect(await board().findByRole('button', { name: 'Scaled', pressed: true })).toBeVisible();
  expect(board().queryByText('Pull-up: ring row')).not.toBeInTheDocument();
});
