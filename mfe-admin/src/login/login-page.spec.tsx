import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPage, refusal } from '../../test/open-page';

const SIGNED_IN = { token: 'token-1', admin: { username: 'admin' } };
const signedOut = { status: 'signedOut' } as const;

const openLogin = (answer: unknown, state?: unknown) =>
  openPage({ history: ['/wods', { pathname: '/admin/login', state }], session: signedOut, api: { 'POST /auth/login': answer } });

const leadsTo = (page: Awaited<ReturnType<typeof openPage>>, address: string) => waitFor(() => expect(page.address()).toBe(address));

async function signIn(username = 'admin', password = 'secret1') {
  if (username) await userEvent.type(screen.getByLabelText('Username'), username);
  if (password) await userEvent.type(screen.getByLabelText('Password'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
}

test('signs in and goes to the dashboard, leaving no login behind', async () => {
  const page = await openLogin(SIGNED_IN);
  await signIn(' admin ');
  expect(page.calls[0]).toEqual({ name: 'POST /auth/login', body: { username: 'admin', password: 'secret1' } });
  expect(page.signIn).toHaveBeenCalledWith('token-1', { username: 'admin' });
  await leadsTo(page, '/admin');
  await act(() => page.router.navigate(-1));
  await leadsTo(page, '/wods');
});

test('goes to the page that was asked for', async () => {
  const page = await openLogin(SIGNED_IN, { from: '/admin/change-log?page=2' });
  await signIn();
  await leadsTo(page, '/admin/change-log?page=2');
});

test('never leads to another site', async () => {
  const page = await openLogin(SIGNED_IN, { from: '//evil.example' });
  await signIn();
  await leadsTo(page, '/admin');
});

test('who is signed in already is sent on', async () => {
  const page = await openPage({ history: ['/admin/login'], session: { status: 'signedIn', admin: { username: 'admin' } } });
  await leadsTo(page, '/admin');
});

test('the button says that it is signing in', async () => {
  let answer: (value: unknown) => void = () => undefined;
  await openLogin(() => new Promise((resolve) => (answer = resolve)));
  await signIn();
  expect(screen.getByRole('button', { name: 'Signing in...' })).toBeDisabled();
  await act(async () => answer(500));
  expect(await screen.findByRole('button', { name: 'Sign in' })).toBeEnabled();
});

test("shows the server's sentence, and keeps the username", async () => {
  const page = await openLogin(refusal(401, 'Wrong username or password'));
  await signIn();
  expect(screen.getByRole('alert')).toHaveTextContent('Wrong username or password');
  expect(screen.getByLabelText('Username')).toHaveValue('admin');
  expect(screen.getByLabelText('Password')).toHaveFocus();
  expect(page.signIn).not.toHaveBeenCalled();
  expect(page.address()).toBe('/admin/login');
});

test('without a sentence it says "Login failed"', async () => {
  await openLogin(500);
  await signIn();
  expect(screen.getByRole('alert')).toHaveTextContent('Login failed');
});

test('both fields are required', async () => {
  const page = await openLogin(SIGNED_IN);
  await signIn('', '');
  expect(screen.getByLabelText('Username')).toHaveFocus();
  expect(screen.getByLabelText('Username')).toHaveAccessibleDescription('Username is required');
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Password is required');
  expect(screen.getByLabelText('Password')).toBeInvalid();
  expect(page.calls).toEqual([]);
});
