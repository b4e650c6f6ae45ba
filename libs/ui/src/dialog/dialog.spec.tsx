import { fireEvent, render, screen } from '@testing-library/react';
import { Dialog } from './dialog';

function show() {
  const onCancel = jest.fn();
  const dialog = (open: boolean) => (
    <Dialog open={open} title="Leave without saving?" onCancel={onCancel}>
      Your changes are not saved yet.
    </Dialog>
  );
  const { rerender } = render(dialog(true));
  return { onCancel, element: screen.getByRole<HTMLDialogElement>('dialog'), reopen: () => [false, true].forEach((open) => rerender(dialog(open))) };
}

it('asks its page when the browser wants to close it, and stays', () => {
  const { onCancel, element } = show();
  const isClosing = fireEvent(element, new Event('cancel', { cancelable: true }));
  expect([isClosing, element.open, onCancel.mock.calls.length]).toEqual([false, true, 1]);
});

it('is shown again when the browser closed it without asking', () => {
  const { onCancel, element } = show();
  element.open = false;
  fireEvent(element, new Event('close'));
  expect([element.open, onCancel.mock.calls.length]).toEqual([true, 1]);
});

it('is not left because an earlier close is told only after it is shown again', () => {
  const { onCancel, element, reopen } = show();
  reopen();
  fireEvent(element, new Event('close'));
  expect([element.open, onCancel.mock.calls.length]).toEqual([true, 0]);
});
