import { type Dashboard, INBOX_KINDS, WOD_TYPES } from '@wod/domain';
import { anyDatabase } from '../database/databases.js';
import { ask, Library } from '../library.js';

describe.each(anyDatabase)('the dashboard on $name', (kind) => {
  const library = Library.on(kind, 'test');
  const dashboard = () => library.get<Dashboard>('/dashboard');
  const nothing = INBOX_KINDS.map((flaw) => ({ kind: flaw, total: 0, dismissed: 0 }));
  const none = Object.fromEntries(WOD_TYPES.map((type) => [type, 0]));

  it('counts what the library holds', async () => {
    expect(await dashboard()).toEqual({ wods: 0, exercises: 0, wodsByType: none, attention: [], attentionTotal: 0, inbox: nothing });
    const { id: exerciseId } = await library.createExercise({ name: 'Row', equipment: 'ROWER' });
    const wod = { type: 'AMRAP' as const, timeCapMinutes: 5, description: 'Row.', exercises: [{ exerciseId }] };
    const [first] = await Promise.all(['One', 'Two', 'Three'].map((name) => library.createWod({ ...wod, name })));
    await library.createWod({ ...wod, name: 'Chipper', type: 'CHIPPER_EMOM', intervalMinutes: 1 });
    await library.expecting(204, 'DELETE', `/wods/${first?.id}`);
    expect(await dashboard()).toEqual({
      wods: 3,
      exercises: 1,
      wodsByType: { ...none, AMRAP: 2, CHIPPER_EMOM: 1 },
      attention: [],
      attentionTotal: 0,
      // That an exercise has no video is nothing to mend.
      inbox: nothing.map((count) => (count.kind === 'noVideo' ? { ...count, total: 1 } : count)),
    });
  });

  it('lists what needs attention, the most pressing first, until it is mended', async () => {
    const video = 'https://example.org/clip';
    const exercise = await library.createExercise({ name: 'Row', equipment: 'ROWER', videoUrl: video });
    const wod = await library.createWod({ name: 'Bare', type: 'FOR_TIME', videoUrl: video, exercises: [] });
    await library.expecting(200, 'POST', '/import/wods', { category: 'ALL', wodNames: ['Fran'] });
    const { attention, attentionTotal, inbox } = await dashboard();
    expect(attention.map(({ kind: flaw, name }) => [flaw, name])).toEqual([
      ['invalidVideo', 'Bare'],
      ['invalidVideo', 'Row'],
      ['noEstimate', 'Bare'],
      ['unreviewedExercise', 'Pull-up'],
      ['unreviewedExercise', 'Thruster'],
      ['unusedExercise', 'Row'],
    ]);
    expect(attentionTotal).toBe(6);
    expect(inbox.filter(({ total }) => total > 0)).toEqual([
      { kind: 'invalidVideo', total: 2, dismissed: 0 },
      { kind: 'noEstimate', total: 1, dismissed: 0 },
      { kind: 'unreviewedExercise', total: 2, dismissed: 0 },
      { kind: 'unusedExercise', total: 1, dismissed: 0 },
      { kind: 'noVideo', total: 2, dismissed: 0 },
    ]);
    expect(attention[0]).toEqual({ kind: 'invalidVideo', target: 'wod', id: wod.id, name: 'Bare' });
    expect(attention[1]).toEqual({ kind: 'invalidVideo', target: 'exercise', id: exercise.id, name: 'Row' });

    const videoUrl = 'https://youtu.be/dQw4w9WgXcQ';
    await library.expecting(200, 'PUT', `/exercises/${exercise.id}`, { name: 'Row', equipment: 'ROWER', videoUrl });
    await library.expecting(200, 'PUT', `/wods/${wod.id}`, {
      name: 'Bare',
      type: 'FOR_TIME',
      videoUrl,
      description: 'Row.',
      exercises: [{ exerciseId: exercise.id }],
    });
    expect((await dashboard()).attention.map(({ name }) => name)).toEqual(['Pull-up', 'Thruster']);
  });

  it('lists at most 100 and says how many there are', async () => {
    await library.expecting(200, 'POST', '/import/wods', { category: 'ALL', wodNames: ['Fran'] });
    await Promise.all(Array.from({ length: 100 }, (_, index) => library.createWod({ name: `WOD ${index}`, type: 'FOR_TIME', exercises: [] })));
    const { attention, attentionTotal } = await dashboard();
    expect([attention.length, attentionTotal]).toEqual([100, 102]);
    expect(attention.every(({ kind: flaw }) => flaw === 'noEstimate')).toBe(true);
  });

  it('is for the signed-in admin', async () => {
    expect((await ask(`${library.url}/dashboard`, 'GET')).status).toBe(401);
  });
});

describe.each(anyDatabase)('the dashboard after a first start on $name', (kind) => {
  const library = Library.on(kind, 'suite', { SEED: 'catalogue' });

  it('has nothing to look at: the catalogue is in order, and only its exercises have no video', async () => {
    const { exercises, attentionTotal, inbox } = await library.get<Dashboard>('/dashboard');
    expect(attentionTotal).toBe(0);
    expect(inbox.filter(({ total }) => total > 0)).toEqual([{ kind: 'noVideo', total: exercises, dismissed: 0 }]);
  });
});
