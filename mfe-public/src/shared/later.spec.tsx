import { act, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { later } from './later';

const mockCode: { arrive?: (code: object) => void; fail?: (error: Error) => void } = {};

jest.mock('./later-for-server', () => ({ forServer: () => undefined }));
jest.mock('../later', () => ({ __esModule: true, then: (arrive: () => void, fail: () => void) => void Object.assign(mockCode, { arrive, fail }) }));

afterEach(() => document.body.replaceChildren());

/** A page as it arrives: its text is in the HTML, and the text's code on its way. */
async function arrive() {
  const Text = later('WodCardText') as unknown as ComponentType<{ unit: string }>;
  const page = (unit: string) => <><button>{unit}</button><Text unit={unit} /></>;
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = '<button>kg</button><!--$--><p>Loads in kg</p><!--/$-->';
  const hydrated = await act(async () => hydrateRoot(root, page('kg')));
  return (unit: string) => act(async () => hydrated.render(page(unit)));
}

test('what stands in the HTML stays until the code is there, while the page follows the reader', async () => {
  const choose = await arrive();
  const text = screen.getByText('Loads in kg');
  await choose('lb');
  expect(screen.getByRole('button')).toHaveTextContent('lb');
  expect(screen.getByText('Loads in kg')).toBe(text);
  await act(async () => mockCode.fail?.(new Error('offline')));
  expect(screen.getByText('Loads in kg')).toBe(text);
});

test('the code takes over the HTML, and shows what was chosen meanwhile', async () => {
  const choose = await arrive();
  const text = screen.getByText('Loads in kg');
  await choose('lb');
  await act(async () => mockCode.arrive?.({ WodCardText: ({ unit }: { unit: string }) => <p>{`Loads in ${unit}`}</p> }));
  expect(screen.getByText('Loads in lb')).toBe(text);
});
