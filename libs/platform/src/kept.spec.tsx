import { STARRED, turnStar, type KeptWod } from '@wod/domain';
import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { browserStorage } from './browser-storage';
import { changeKept, useKept } from './kept';

const fran: KeptWod = { id: 'fran', name: 'Fran', type: 'LADDER', minutes: 6 };
const murph: KeptWod = { id: 'murph', name: 'Murph', type: 'FOR_TIME' };

function star(wod: KeptWod): boolean {
  let lasts = false;
  act(() => {
    lasts = changeKept(STARRED, (starred) => turnStar(starred, wod));
  });
  return lasts;
}
const Names = () => (
  <p role="note">
    {useKept(STARRED)
      .map(({ name }) => name)
      .join(', ')}
  </p>
);
const shown = () => screen.getAllByRole('note').map((note) => note.textContent);

beforeEach(() => browserStorage.remove('starred'));

it('shows a change everywhere at once, and keeps it', () => {
  render(
    <>
      <Names />
      <Names />
    </>,
  );
  expect(star(fran)).toBe(true);
  star(murph);
  expect(shown()).toEqual(['Murph, Fran', 'Murph, Fran']);
  expect(JSON.parse(localStorage.getItem('starred') ?? '')).toEqual([murph, fran]);
  star(fran);
  expect(shown()).toEqual(['Murph', 'Murph']);
});

it('follows another tab', () => {
  render(<Names />);
  localStorage.setItem('starred', JSON.stringify([fran]));
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'starred' })));
  expect(shown()).toEqual(['Fran']);
});

it.each(['', '{', 'null', '7', '{"version":9,"wods":[]}', '[1,null,{"id":"fran"},{"id":"x","name":"X","type":"DANCE"}]'])(
  'shows nothing of %j, and takes a new star',
  (junk) => {
    localStorage.setItem('starred', junk);
    render(<Names />);
    expect(shown()).toEqual(['']);
    star(fran);
    expect(shown()).toEqual(['Fran']);
  },
);

it('hydrates with nothing, as the server rendered it, and then shows what is kept', () => {
  localStorage.setItem('starred', JSON.stringify([fran]));
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Names />);
  expect(container.textContent).toBe('');
  const mismatch = jest.fn();
  act(() => void hydrateRoot(container, <Names />, { onRecoverableError: mismatch }));
  expect(container).toHaveTextContent('Fran');
  expect(mismatch).not.toHaveBeenCalled();
});
