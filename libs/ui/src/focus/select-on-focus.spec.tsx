import { fireEvent, render, screen } from '@testing-library/react';
import { selectOnFocus } from './select-on-focus';

const field = () => screen.getByRole<HTMLInputElement>('textbox');
const selection = () => field().value.slice(field().selectionStart ?? 0, field().selectionEnd ?? 0);

test('all that a field holds is selected, and stays so when the press ends that brought the focus', () => {
  render(<input defaultValue="Fran" onFocus={selectOnFocus} />);
  fireEvent.focus(field());
  expect(selection()).toBe('Fran');
  expect(fireEvent.mouseUp(field())).toBe(false);
  // Another press puts the cursor where it is.
  expect(fireEvent.mouseUp(field())).toBe(true);
});

test('only what follows is selected where typing goes on', () => {
  render(<input defaultValue="Fran" onFocus={(event) => selectOnFocus(event, 4)} />);
  fireEvent.focus(field());
  expect([field().selectionStart, field().selectionEnd]).toEqual([4, 4]);
});
