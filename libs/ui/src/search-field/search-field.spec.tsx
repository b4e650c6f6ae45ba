import { render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { SearchField } from './search-field';

/** Presses a key the moment that something is on the screen, before anything that React does later. */
function PressedAtOnce({ on }: { on: 'body' | 'input' }) {
  useLayoutEffect(() => void document.querySelector(on)?.dispatchEvent(new KeyboardEvent('keydown', { key: '/', bubbles: true })), [on]);
  return null;
}

const field = <SearchField label="Search WODs" placeholder="Name" text="fran" onChange={() => undefined} />;

it('takes the slash key from the moment that it is seen', () => {
  render(
    <>
      {field}
      <PressedAtOnce on="body" />
    </>,
  );
  expect(screen.getByRole('searchbox')).toHaveFocus();
});

it('leaves a slash alone that is typed into a field', () => {
  render(
    <>
      <input aria-label="Other" />
      {field}
      <PressedAtOnce on="input" />
    </>,
  );
  expect(screen.getByRole('searchbox')).not.toHaveFocus();
});
