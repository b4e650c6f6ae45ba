import { LIMITS } from '@wod/domain';
import { browserStorage } from '@wod/platform';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fran } from '../../../test/fixtures';
import { openPage } from '../../../test/open-page';

const cindy = { ...fran, id: 'cindy', name: 'Cindy' };
const open = () => openPage({ history: ['/'], api: { '/wods/recent?limit=6': [fran, cindy] } });
const star = (name: string, pressed: boolean) => screen.getAllByRole('button', { name: `Star ${name}`, pressed });
const starred = () => screen.getByRole('region', { name: 'Starred' });
const kept = () => (JSON.parse(localStorage.getItem('starred') ?? '[]') as { id: string }[]).map(({ id }) => id);

beforeEach(() => browserStorage.remove('starred'));
afterEach(() => jest.restoreAllMocks());

test('keeps a workout and forgets it again, and home lists it', async () => {
  await open();
  expect(starred()).toHaveTextContent('The star on a workout keeps it here, on this device.');
  await userEvent.click(star('Fran', false)[0]!);
  expect(await within(starred()).findByRole('listitem')).toHaveTextContent('FranLadder ~6 min');
  expect(JSON.parse(localStorage.getItem('starred') ?? '')).toEqual([{ id: 'fran', name: 'Fran', type: 'LADDER', minutes: 6 }]);
  expect(starred()).toHaveTextContent('Stars and results stay on this device.');
  // On the card and in the list.
  expect(star('Fran', true)).toHaveLength(2);
  await userEvent.click(star('Fran', true)[1]!);
  await waitFor(() => expect(kept()).toEqual([]));
  // It can be put back where it was.
  expect(starred()).toHaveTextContent('FranLadder');
});

test('home lists the three that were starred last', async () => {
  localStorage.setItem('starred', JSON.stringify(['A', 'B', 'C', 'D'].map((name) => ({ id: name, name, type: 'AMRAP' }))));
  await open();
  await within(starred()).findByRole('link', { name: 'A' });
  expect(
    within(starred())
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['A', 'B', 'C', 'All that is kept here']);
});

test('says when the browser keeps nothing', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await open();
  await userEvent.click(star('Fran', false)[0]!);
  expect(await screen.findByRole('alert')).toHaveTextContent('This browser keeps nothing for this site, so it is gone when you close the page.');
  expect(star('Fran', true)).toHaveLength(2);
  await userEvent.tab();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('says when there is no room for another star', async () => {
  localStorage.setItem(
    'starred',
    JSON.stringify(Array.from({ length: LIMITS.starredMax }, (_, index) => ({ id: `w${index}`, name: 'W', type: 'AMRAP' }))),
  );
  await open();
  await userEvent.click(star('Fran', false)[0]!);
  expect(await screen.findByRole('alert')).toHaveTextContent('500 workouts are starred, which is as many as fit here.');
  expect(kept()).toHaveLength(LIMITS.starredMax);
});
