import { SignInGate } from './sign-in-gate';

/** A host whose requests are answered one by one, in the order that a test wants. */
function host({ signedIn = true } = {}) {
  const waiting: { path: string; answer: (status: number) => void }[] = [];
  const transport = (path: string) =>
    new Promise<Response>((resolve) => waiting.push({ path, answer: (status) => resolve(new Response(path, { status })) }));
  return { waiting, gate: new SignInGate(transport, () => signedIn) };
}

const settled = () => new Promise((resume) => setTimeout(resume));

test('requests that fail together ask once, and are all repeated', async () => {
  const { waiting, gate } = host();
  const opened: boolean[] = [];
  gate.subscribe(() => opened.push(gate.isAsking()));
  const answers = [gate.transport('/a'), gate.transport('/b')];
  waiting[0]?.answer(401);
  waiting[1]?.answer(401);
  await settled();
  expect(opened).toEqual([true]);
  gate.answer(true);
  await settled();
  expect(waiting.map(({ path }) => path)).toEqual(['/a', '/b', '/a', '/b']);
  waiting[2]?.answer(200);
  waiting[3]?.answer(200);
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200]);
  expect(opened).toEqual([true, false]);
});

test('a request of before the sign-in whose 401 comes after it is repeated without a question', async () => {
  const { waiting, gate } = host();
  gate.subscribe(() => undefined);
  void gate.transport('/a');
  void gate.transport('/slow');
  waiting[0]?.answer(401);
  await settled();
  gate.answer(true);
  waiting[1]?.answer(401);
  await settled();
  expect(gate.isAsking()).toBe(false);
  expect(waiting.map(({ path }) => path)).toEqual(['/a', '/slow', '/a', '/slow']);
});

test('cancelled, each request gets its 401', async () => {
  const { waiting, gate } = host();
  gate.subscribe(() => undefined);
  const answer = gate.transport('/a');
  waiting[0]?.answer(401);
  await settled();
  gate.answer(false);
  expect((await answer).status).toBe(401);
  expect(waiting).toHaveLength(1);
});

test.each([
  ['/auth/login', 401],
  ['/wods', 500],
  ['/wods', 200],
])('%s that answers %i asks nothing', async (path, status) => {
  const { waiting, gate } = host();
  gate.subscribe(() => undefined);
  const answer = gate.transport(path);
  waiting[0]?.answer(status);
  expect((await answer).status).toBe(status);
  expect(gate.isAsking()).toBe(false);
});

test('without a dialog on the page the 401 is passed on, also when the page is left meanwhile', async () => {
  const { waiting, gate } = host();
  const first = gate.transport('/a');
  waiting[0]?.answer(401);
  expect((await first).status).toBe(401);
  const leave = gate.subscribe(() => undefined);
  const second = gate.transport('/b');
  waiting[1]?.answer(401);
  await settled();
  leave();
  expect((await second).status).toBe(401);
});

test('for a request that nobody waits for nobody is asked', async () => {
  const { waiting, gate } = host();
  gate.subscribe(() => undefined);
  const answer = gate.transport('/a', { priority: 'low' });
  waiting[0]?.answer(401);
  expect((await answer).status).toBe(401);
  expect(gate.isAsking()).toBe(false);
});

test('who is not signed in is asked nothing', async () => {
  const { waiting, gate } = host({ signedIn: false });
  gate.subscribe(() => undefined);
  const answer = gate.transport('/a');
  waiting[0]?.answer(401);
  expect((await answer).status).toBe(401);
  expect(gate.isAsking()).toBe(false);
});
