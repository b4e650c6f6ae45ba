import { render } from '@testing-library/react';
import { useLayoutEffect, useRef } from 'react';
import { useSaveKey } from './use-save-key';

function Form({ onSave }: { onSave: () => void }) {
  const form = useRef<HTMLFormElement>(null);
  useSaveKey(form);
  return (
    <form
      ref={form}
      onSubmit={(event) => {
        event.preventDefault();
        onSave();
      }}
    />
  );
}

/** Presses the keys the moment that the form is on the screen, before anything that React does later. */
function PressedAtOnce() {
  useLayoutEffect(() => void document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 's', ctrlKey: true, bubbles: true })), []);
  return null;
}

it('saves the form from the moment that it is seen', () => {
  const save = jest.fn();
  render(
    <>
      <Form onSave={save} />
      <PressedAtOnce />
    </>,
  );
  expect(save).toHaveBeenCalledTimes(1);
});
