import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPage, refusal } from '../../test/open-page';

const PUT = 'PUT /auth/change-password';
const LOGIN = 'POST /auth/login';
const EXPIRED = refusal(401, 'Please sign in');
const NEW = { token: 'token-2', admin: { username: 'admin' } };

const dialog = () => screen.queryByRole('dialog', { name: 'Please sign in again' });

/** An api whose token has died; a sign-in with the right password brings a new one. */
function expired(answer: unknown) {
  let alive = false;
  return {
    [LOGIN]: ({ body }: { body: { password: string } }) => {
      if (body.password !== 'secret1') return refusal(401, 'Wrong username or password');
      alive = true;
      return NEW;
    },
    [PUT]: () => (alive ? answer : EXPIRED),
  };
}

async function save() {
  await userEvent.type(screen.getByLabelText('Current password'), 'secret1');
  await userEvent.type(screen.getByLabelText('New password'), 'secret22');
  await userEvent.type(screen.getByLabelText('Confirm new password'), 'secret22');
  await userEvent.click(screen.getByRole('button', { name: 'Change password' }));
  await waitFor(() => expect(dialog()).toBeVisible());
}

async function enter(password: string) {
  await userEvent.type(screen.getByLabelText('Password'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
}

test('a request that finds the token dead is repeated after the sign-in, with everything that was typed', async () => {
  const page = await openPage({ history: ['/admin/settings'], api: expired({ message: '', token: 'token-3' }) });
  await save();
  expect(screen.getByLabelText('Username')).toHaveValue('admin');
  expect(screen.getByLabelText('Password')).toHaveFocus();
  expect(screen.getByLabelText('New password')).toHaveValue('secret22');
  await enter('secret1');
  expect(await screen.findByText('Password changed successfully!')).toBeVisible();
  expect(dialog()).not.toBeInTheDocument();
  expect(page.calls.map(({ name }) => name)).toEqual([PUT, LOGIN, PUT]);
  expect(page.calls[2]).toEqual(page.calls[0]);
  expect(page.signIn.mock.calls.map(([token]) => token)).toEqual(['token-2', 'token-3']);
});

test("a wrong password shows the server's sentence and can be tried again", async () => {
  await openPage({ history: ['/admin/settings'], api: expired({ message: '', token: 'token-3' }) });
  await save();
  await enter('wrong');
  expect(await screen.findByText('Wrong username or password')).toBeVisible();
  expect(screen.getByLabelText('Password')).toHaveFocus();
  await userEvent.clear(screen.getByLabelText('Password'));
  await enter('secret1');
  expect(await screen.findByText('Password changed successfully!')).toBeVisible();
});

test('cancelling gives the request its 401, and nothing is lost', async () => {
  await openPage({ history: ['/admin/settings'], api: expired(undefined) });
  await save();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(dialog()).not.toBeInTheDocument();
  expect(await screen.findByRole('alert')).toHaveTextContent('Please sign in');
  expect(screen.getByLabelText('New password')).toHaveValue('secret22');
});

test('a page that finds the token dead while it loads shows nothing of its own: the shell sends to the login', async () => {
  await openPage({ history: ['/admin/change-log'], api: { 'GET /change-log?page=1': EXPIRED } });
  expect(dialog()).not.toBeInTheDocument();
});
