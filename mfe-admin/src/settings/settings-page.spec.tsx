import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPage, refusal } from '../../test/open-page';

const PUT = 'PUT /auth/change-password';
const open = (answer?: unknown) => openPage({ history: ['/admin/settings'], api: { [PUT]: answer } });

const field = (name: 'Current password' | 'New password' | 'Confirm new password') => screen.getByLabelText(name);

async function change(current: string, next: string, confirmation: string) {
  if (current) await userEvent.type(field('Current password'), current);
  if (next) await userEvent.type(field('New password'), next);
  if (confirmation) await userEvent.type(field('Confirm new password'), confirmation);
  await userEvent.click(screen.getByRole('button', { name: 'Change password' }));
}

test('changes the password, stays signed in with the new token and clears the fields', async () => {
  const page = await open({ message: 'Changed.', token: 'token-2' });
  await change('secret1', 'secret22', 'secret22');
  expect(page.calls).toEqual([{ name: PUT, body: { currentPassword: 'secret1', newPassword: 'secret22' } }]);
  expect(screen.getByRole('status')).toHaveTextContent('Password changed successfully!');
  expect(page.signIn).toHaveBeenCalledWith('token-2', { username: 'admin' });
  for (const name of ['Current password', 'New password', 'Confirm new password'] as const) expect(field(name)).toHaveValue('');
});

test.each([
  ['', 'secret22', 'secret22', 'Current password', 'All fields are required'],
  ['secret1', '', 'secret22', 'New password', 'All fields are required'],
  ['secret1', 'secret22', '', 'Confirm new password', 'All fields are required'],
  ['secret1', '12345', '12345', 'New password', 'New password must be at least 6 characters'],
  ['secret1', 'secret22', 'secret23', 'Confirm new password', 'New passwords do not match'],
] as const)('%j, %j, %j: %s says "%s"', async (current, next, confirmation, name, message) => {
  const page = await open();
  await change(current, next, confirmation);
  expect(field(name)).toHaveFocus();
  expect(field(name)).toBeInvalid();
  expect(field(name)).toHaveAccessibleDescription(expect.stringContaining(message));
  expect(page.calls).toEqual([]);
});

test("shows the server's sentence and keeps what was typed", async () => {
  const page = await open(refusal(429, 'Too many attempts. Try again in 5 minutes'));
  await change('wrong', 'secret22', 'secret22');
  expect(screen.getByRole('alert')).toHaveTextContent('Too many attempts. Try again in 5 minutes');
  expect(field('New password')).toHaveValue('secret22');
  expect(page.signIn).not.toHaveBeenCalled();
});

test("puts the server's details at their fields", async () => {
  const details = [{ field: 'currentPassword', message: 'Current password is incorrect' }];
  await open(refusal(400, 'Current password is incorrect', details));
  await change('wrong', 'secret22', 'secret22');
  expect(field('Current password')).toHaveFocus();
  expect(field('Current password')).toHaveAccessibleDescription('Current password is incorrect');
  expect(screen.getAllByText('Current password is incorrect')).toHaveLength(1);
});

test('without a sentence it says "Failed to change password"', async () => {
  await open(500);
  await change('secret1', 'secret22', 'secret22');
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to change password');
});

test('logs out', async () => {
  const page = await open();
  expect(screen.getByText('admin')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
  expect(page.signOut).toHaveBeenCalled();
});
