import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SessionProvider } from '@wod/platform';
import { SignInAgain } from './sign-in-again';
import { SignInGate } from './sign-in-gate';

const PATH = '/training-sessions/monday';
const WRITE = { method: 'PUT', body: '{"name":"Monday"}' };
const refusal = (error: string) => Response.json({ error, statusCode: 401, requestId: '1' }, { status: 401 });

const dialog = () => screen.queryByRole('dialog', { name: 'Please sign in again' });

/** The page of someone signed in with a token that has died; it sends a change. */
async function saving() {
  const calls: { path: string; body: unknown }[] = [];
  let alive = false;
  const host = async (path: string, init: RequestInit = {}) => {
    const body = JSON.parse(String(init.body)) as { password?: string };
    calls.push({ path, body });
    if (path !== '/auth/login') return alive ? Response.json({ id: 'monday' }) : refusal('Your session has ended. Please sign in again');
    if (body.password !== 'secret1') return refusal('Invalid username or password');
    alive = true;
    return Response.json({ token: 'token-2', admin: { username: 'coach' } });
  };
  const gate = new SignInGate(host, () => true);
  const signIn = jest.fn();
  render(
    <SessionProvider value={{ state: { status: 'signedIn', admin: { username: 'coach' } }, signIn, signOut: jest.fn() }}>
      <SignInAgain gate={gate} />
    </SessionProvider>,
  );
  expect(dialog()).not.toBeInTheDocument();
  const answer = gate.transport(PATH, WRITE);
  expect(await screen.findByRole('dialog', { name: 'Please sign in again' })).toBeVisible();
  return { answer, calls, signIn };
}

async function enter(password: string) {
  await userEvent.type(screen.getByLabelText('Password'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
}

test('a request that finds the token dead is repeated as it was after the sign-in', async () => {
  const { answer, calls, signIn } = await saving();
  expect(screen.getByLabelText('Username')).toHaveValue('coach');
  expect(screen.getByLabelText('Password')).toHaveFocus();
  await enter('secret1');
  expect((await answer).status).toBe(200);
  expect(dialog()).not.toBeInTheDocument();
  expect(calls.map(({ path }) => path)).toEqual([PATH, '/auth/login', PATH]);
  expect(calls[2]).toEqual(calls[0]);
  expect(signIn).toHaveBeenCalledWith('token-2', { username: 'coach' });
});

test("a wrong password shows the server's sentence and can be tried again", async () => {
  const { answer } = await saving();
  await enter('wrong');
  expect(await screen.findByText('Invalid username or password')).toBeVisible();
  expect(screen.getByLabelText('Password')).toHaveFocus();
  await userEvent.clear(screen.getByLabelText('Password'));
  await enter('secret1');
  expect((await answer).status).toBe(200);
});

test('cancelling gives the request its 401', async () => {
  const { answer } = await saving();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect((await answer).status).toBe(401);
  expect(dialog()).not.toBeInTheDocument();
});
