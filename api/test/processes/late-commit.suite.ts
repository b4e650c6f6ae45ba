import { setTimeout as wait } from 'node:timers/promises';
import type { Exercise, Wod } from '@wod/domain';
import { type Cable, throughCable } from '../database/cable.js';
import { databases } from '../database/databases.js';
import { Library } from '../library.js';

const UNSURE = 'The library went away just now, and this may have been saved. Please look before you try again';

// Like a server that waits for room on its disk.
describe.each(databases.filter(({ name }) => name === 'MySQL'))('when $name commits after it was given up', (kind) => {
  let cable: Cable;
  let thruster: Exercise;
  const library = Library.on(throughCable(kind, (laid) => (cable = laid)));
  beforeAll(async () => void (thruster = await library.createExercise({ name: 'Thruster', equipment: 'BARBELL' })));

  const send = (name: string) => library.send<Wod>('POST', '/wods', { name, type: 'FOR_TIME', exercises: [{ exerciseId: thruster.id, reps: 10 }] });
  const count = async (name: string) => (await library.get<{ wods: Wod[] }>('/wods?limit=1000')).wods.filter((wod) => wod.name === name).length;

  it('what is created is there once, and that is told', async () => {
    cable.cutAt('COMMIT', 'held back');
    const sent = send('Late');
    await wait(1000);
    cable.deliver();
    expect((await sent).status).toBe(201);
    expect(await count('Late')).toBe(1);
  });

  it('nobody is told to send it again before that is known', async () => {
    cable.cutAt('COMMIT', 'held back');
    expect(await send('Too late')).toMatchObject({ status: 503, body: { error: UNSURE } });
    cable.deliver();
    while ((await count('Too late')) === 0) await wait(50);
    expect(await count('Too late')).toBe(1);
  });
});
