import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CopyButton } from './copy-button';

const open = () =>
  render(
    <CopyButton text={() => '21-15-9'} done="Text copied">
      Copy text
    </CopyButton>,
  );

test('copies, and says so', async () => {
  const user = userEvent.setup();
  open();
  await user.click(screen.getByRole('button', { name: 'Copy text' }));
  expect(await screen.findByText('Text copied')).toHaveAttribute('role', 'status');
  expect(await navigator.clipboard.readText()).toBe('21-15-9');
});

test('shows the text selected where the browser refuses', async () => {
  const user = userEvent.setup();
  open();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('Denied.', 'NotAllowedError'));
  await user.click(screen.getByRole('button', { name: 'Copy text' }));
  expect(await screen.findByText('Copy the selected text')).toBeVisible();
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'To copy' });
  expect(field).toHaveFocus();
  expect(field.value.slice(field.selectionStart, field.selectionEnd)).toBe('21-15-9');
});
