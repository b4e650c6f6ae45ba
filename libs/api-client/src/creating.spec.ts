import { createAdminClient, createSessionClient, type Transport } from './index';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** A transport that answers in turn; 0 stands for no answer at all. */
function answering(...statuses: number[]) {
  const keys: (string | null)[] = [];
  const transport: Transport = async (_path, init) => {
    keys.push(new Headers(init?.headers).get('idempotency-key'));
    const status = statuses.shift() ?? 201;
    if (status === 0) throw new TypeError('fetch failed');
    return new Response('{}', { status });
  };
  return { keys, admin: createAdminClient(transport), planner: createSessionClient(transport) };
}

const row = { name: 'Row', equipment: 'ROWER' } as const;
const run = { name: 'Run', equipment: 'BODYWEIGHT' } as const;
const sent = (promise: Promise<unknown>) => promise.catch(() => undefined);

describe('the Idempotency-Key of what is created', () => {
  it.each([0, 502, 503])('stays the same while the answer is %d, and is a new one after a success', async (status) => {
    const { admin, keys } = answering(status, status, 201, 201);
    for (let count = 0; count < 4; count += 1) await sent(admin.createExercise(row));
    const [first, second, third, fourth] = keys;
    expect(first).toMatch(UUID);
    expect([second, third]).toEqual([first, first]);
    expect(fourth).not.toBe(first);
  });

  it.each([400, 409, 422])('is a new one after a refusal with %d', async (status) => {
    const { admin, keys } = answering(status, 201);
    await sent(admin.createExercise(row));
    await sent(admin.createExercise(row));
    expect(new Set(keys).size).toBe(2);
  });

  it('is another one for something else', async () => {
    const { admin, keys } = answering(0, 0);
    await sent(admin.createExercise(row));
    await sent(admin.createExercise(run));
    expect(new Set(keys).size).toBe(2);
  });

  it('comes with WODs and sessions too, and with nothing that makes nothing', async () => {
    const { admin, planner, keys } = answering();
    await admin.createWod({ name: 'Fran', type: 'FOR_TIME', exercises: [] });
    await planner.createSession({ name: 'Monday', totalMinutes: 60, mobilityMinutes: 0, cooldownMinutes: 0, isTemplate: false, wods: [] });
    await admin.updateExercise('row', row);
    expect(keys).toEqual([expect.stringMatching(UUID), expect.stringMatching(UUID), null]);
  });
});
