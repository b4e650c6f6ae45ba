import { KIT_ITEMS, type BoardChoice } from '@wod/domain';
import { browserStorage } from '@wod/platform';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPage, site } from '../../test/open-page';
import { meta } from './mine-page';

const FRAN = { id: 'fran', name: 'Fran', type: 'LADDER', minutes: 6 };
const RESULT = { id: 'r', wod: FRAN, score: 'TIME', text: '4:12', level: 'rx', day: '2025-11-03' };
const KEYS = ['starred', 'seen', 'results', 'my-gym'] as const;

async function open(choice?: BoardChoice) {
  const opened = await openPage({ history: ['/mine'], choice });
  // Its code comes last.
  await screen.findByRole('region', { name: 'On another device' });
  return opened;
}
const section = (name: string) => within(screen.getByRole('region', { name }));
const store = (key: string, value: unknown) => localStorage.setItem(key, JSON.stringify(value));
const stored = (key: string) => JSON.parse(localStorage.getItem(key) ?? 'null') as unknown;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  for (const key of KEYS) browserStorage.remove(key);
});
afterEach(() => jest.restoreAllMocks());

test('is not for search engines', () => {
  expect(meta(undefined, { site, url: new URL('https://wod.example/mine'), params: {} }).path).toBeUndefined();
});

test('with nothing kept it says how something comes here', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1, name: 'Mine' })).toBeVisible();
  expect(section('Starred').getByText(/Nothing yet/)).toHaveTextContent('Nothing yet. The star on a workout puts it here.');
  expect(section('Lately seen').getByText('The last 20 workouts that you open are listed here.')).toBeVisible();
  expect(section('Results').getByText(/None yet/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Browse all workouts' })).toHaveAttribute('href', '/wods');
  expect(localStorage).toHaveLength(0);
});

test('lists what is starred, seen and done, without a request', async () => {
  store('starred', [FRAN]);
  store('seen', [{ ...FRAN, id: 'murph', name: 'Murph' }]);
  store('results', [RESULT]);
  const { requested } = await open();
  expect(section('Starred').getByRole('link', { name: 'Fran' })).toHaveAttribute('href', '/wods/fran');
  expect(section('Starred').getByRole('listitem')).toHaveTextContent('FranLadder ~6 min');
  expect(section('Lately seen').getByRole('link', { name: 'Murph' })).toBeVisible();
  expect(section('Results').getByRole('listitem')).toHaveTextContent('Fran4:12 Rx, 3 Nov 2025');
  expect(requested).toEqual([]);
});

test('a star that is taken away can be put back', async () => {
  store('starred', [FRAN, { ...FRAN, id: 'murph', name: 'Murph' }]);
  await open();
  await userEvent.click(section('Starred').getByRole('button', { name: 'Star Fran' }));
  await waitFor(() => expect(stored('starred')).toMatchObject([{ id: 'murph' }]));
  expect(section('Starred').getAllByRole('listitem')).toHaveLength(2);
  await userEvent.click(section('Starred').getByRole('button', { name: 'Star Fran', pressed: false }));
  await waitFor(() => expect(stored('starred')).toMatchObject([{ id: 'fran' }, { id: 'murph' }]));
});

test('follows another tab', async () => {
  await open();
  store('starred', [FRAN]);
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'starred' })));
  expect(section('Starred').getByRole('link', { name: 'Fran' })).toBeVisible();
});

test('what was seen is remembered when that is asked for', async () => {
  act(() => browserStorage.hold('seen', JSON.stringify([FRAN])));
  await open();
  expect(section('Lately seen').getByRole('link', { name: 'Fran' })).toBeVisible();
  expect(section('Lately seen').getByText('They are forgotten when you close the page, until you keep something here.')).toBeVisible();
  expect(stored('seen')).toBeNull();
  await press('Remember them');
  expect(stored('seen')).toEqual([FRAN]);
  expect(screen.queryByRole('button', { name: 'Remember them' })).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('region', { name: 'Lately seen' })).toHaveFocus());
});

test('a long list of results is shown in parts', async () => {
  store(
    'results',
    Array.from({ length: 120 }, (_, index) => ({ ...RESULT, id: `r${index}` })),
  );
  await open();
  const shown = () => section('Results').getAllByText('4:12 Rx, 3 Nov 2025').length;
  expect(shown()).toBe(50);
  await press('Show 50 more');
  await press('Show 20 more');
  expect(shown()).toBe(120);
  expect(screen.getByRole('region', { name: 'Results' })).toContainElement(document.activeElement as HTMLElement);
});

describe('My gym', () => {
  test('keeps kit, how many of each, minutes and people', async () => {
    await open();
    const gym = section('My gym');
    expect(gym.getAllByRole('checkbox')).toHaveLength(KIT_ITEMS.length);
    await userEvent.click(gym.getByRole('checkbox', { name: 'Box' }));
    await userEvent.click(gym.getByRole('checkbox', { name: 'Kettlebell' }));
    await userEvent.type(gym.getByRole('textbox', { name: 'Kettlebell' }), '12');
    await userEvent.type(gym.getByRole('textbox', { name: 'Minutes' }), '20');
    await userEvent.type(gym.getByRole('textbox', { name: 'People' }), '8');
    expect(stored('my-gym')).toMatchObject({ minutes: 20, people: 8, counts: { KETTLEBELL: 12 } });
    expect((stored('my-gym') as { kit: string[] }).kit.sort()).toEqual(['BOX', 'KETTLEBELL']);
    await userEvent.clear(gym.getByRole('textbox', { name: 'Minutes' }));
    await userEvent.click(gym.getByRole('checkbox', { name: 'Kettlebell' }));
    expect(stored('my-gym')).toMatchObject({ kit: ['BOX'], minutes: null, people: 8 });
  });

  test('a number that is none is not kept, and says so', async () => {
    await open();
    const people = section('My gym').getByRole('textbox', { name: 'People' });
    await userEvent.type(people, '10x');
    expect(people).toBeInvalid();
    expect(people).toHaveAccessibleDescription('A whole number from 1 to 100');
    expect(stored('my-gym')).toMatchObject({ people: 10 });
  });

  test('shows units and level, which stay where they are kept', async () => {
    await open({ unit: 'kg', level: 'rx' });
    const gym = section('My gym');
    await userEvent.click(gym.getByRole('button', { name: 'lb' }));
    await userEvent.click(gym.getByRole('button', { name: 'Scaled' }));
    expect(gym.getAllByRole('button', { pressed: true }).map((button) => button.textContent)).toEqual(['lb', 'Scaled']);
    expect(stored('my-gym')).toBeNull();
  });
});

describe('files', () => {
  /** jsdom's files can't be read by promise. */
  function choose(text: string) {
    const chosen = new File([text], 'my-workouts.json', { type: 'application/json' });
    return userEvent.upload(screen.getByLabelText('File to bring in'), Object.assign(chosen, { text: () => Promise.resolve(text) }));
  }
  const textOf = (blob: Blob | undefined) =>
    new Promise<string>((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(String(reader.result));
      if (blob) reader.readAsText(blob);
    });
  const file = (content: object) => JSON.stringify({ kind: 'workouts on this device', version: 1, ...content });

  test('a file is saved and brought in again after a look at what it brings', async () => {
    store('starred', [FRAN]);
    store('results', [RESULT]);
    store('my-gym', { kit: ['BOX'], minutes: 20, people: null, counts: {} });
    let saved: Blob | undefined;
    URL.createObjectURL = (blob) => {
      saved = blob as Blob;
      return 'blob:saved';
    };
    URL.revokeObjectURL = jest.fn();
    const names: string[] = [];
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function note(this: HTMLAnchorElement) {
      names.push(this.download);
    });
    await open();
    await press('Save as a file');
    expect(names).toEqual([expect.stringMatching(/^my-workouts-\d{4}-\d\d-\d\d\.json$/)]);
    const text = await textOf(saved);

    await press('Delete everything kept here');
    await press('Cancel');
    expect(stored('starred')).toEqual([FRAN]);
    await press('Delete everything kept here');
    await press('Delete');
    expect(await screen.findByText('Everything was deleted.')).toBeVisible();
    expect(KEYS.map(stored)).toEqual([null, null, null, null]);
    expect(screen.queryByRole('link', { name: 'Fran' })).not.toBeInTheDocument();

    await choose(text);
    expect(await screen.findByText('The file brings 1 star, 1 result and My gym.')).toBeVisible();
    expect(stored('starred')).toBeNull();
    await press('Bring in');
    expect(screen.getByText('Brought in: 1 star, 1 result and My gym.')).toBeVisible();
    expect(section('Starred').getByRole('link', { name: 'Fran' })).toBeVisible();
    expect(stored('results')).toEqual([RESULT]);
    expect(section('My gym').getByRole('checkbox', { name: 'Box' })).toBeChecked();

    await choose(text);
    expect(await screen.findByText('The file brings nothing that isn’t here already.')).toBeVisible();
  });

  test('after a notice reading continues beside it', async () => {
    const files = () => screen.getByRole('region', { name: 'On another device' });
    await open();
    await choose(file({ starred: [FRAN] }));
    expect(await screen.findByRole('button', { name: 'Bring in' })).toHaveFocus();
    await press('Bring in');
    await waitFor(() => expect(files()).toHaveFocus());
    await press('Dismiss');
    expect(screen.queryByText(/^Brought in/)).not.toBeInTheDocument();
    await waitFor(() => expect(files()).toHaveFocus());
    await choose(file({ starred: [FRAN] }));
    await screen.findByText(/^The file brings nothing/);
    await press('Dismiss');
    await waitFor(() => expect(files()).toHaveFocus());
  });

  test('a file that brings something can be left alone', async () => {
    await open();
    await choose(file({ starred: [FRAN] }));
    await screen.findByText('The file brings 1 star.');
    await press('Cancel');
    expect(stored('starred')).toBeNull();
  });

  test('junk is refused with a reason', async () => {
    await open();
    await choose('PNG');
    expect(await screen.findByRole('alert')).toHaveTextContent('This is not a file that was saved here.');
    await choose(file({ version: 2 }));
    expect(await screen.findByText(/another version of this site/)).toBeVisible();
    await choose(' '.repeat(4_000_001));
    expect(await screen.findByText('This file is too large to be one that was saved here.')).toBeVisible();
  });

  test('where the browser keeps nothing, that is said', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await open();
    await choose(file({ starred: [FRAN] }));
    await screen.findByText('The file brings 1 star.');
    await press('Bring in');
    expect(section('On another device').getByRole('alert')).toHaveTextContent(
      'This browser keeps nothing for this site, so it is gone when you close the page.',
    );
    expect(section('Starred').getByText(/^This browser keeps nothing/)).toBeVisible();
    expect(section('Starred').getByRole('link', { name: 'Fran' })).toBeVisible();
  });
});
