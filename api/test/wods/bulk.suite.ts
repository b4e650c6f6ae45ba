import {
  API_LIMITS,
  type BulkResult,
  type ChangeLogPage,
  type DeletedWodPage,
  type Exercise,
  type Step,
  type UndoResult,
  type Wod,
  type WodCategory,
} from '@wod/domain';
import { databases } from '../database/databases.js';
import { ask, Library, UNKNOWN_ID } from '../library.js';

describe.each(databases)('what is done to many at once on $name', (kind) => {
  const library = Library.on(kind);
  let thruster: Exercise;

  const bulk = (act: string, subject: string, ids: string[], category?: WodCategory) =>
    library.expecting<BulkResult>(200, 'POST', '/bulk', { act, subject, ids, category });
  const undo = (stepId: string | undefined) => library.expecting<UndoResult>(200, 'POST', `/steps/${stepId}/undo`);
  const wods = (...names: string[]) =>
    Promise.all(names.map((name) => library.createWod({ name, type: 'FOR_TIME', exercises: [{ exerciseId: thruster.id }] })));
  const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);
  const log = async () => (await library.get<ChangeLogPage>('/change-log')).entries[0];

  beforeAll(async () => {
    thruster = await library.createExercise({ name: 'Thruster', equipment: 'BARBELL' });
  });

  it('deletes WODs as one step, which one undo takes back', async () => {
    const some = await wods('One', 'Two', 'Three');
    const { stepId, ...result } = await bulk('delete', 'wod', idsOf(some));
    expect(result).toEqual({ done: 3, problems: [] });
    for (const { id } of some) await library.refused(404, 'GET', `/wods/${id}`);
    expect((await library.get<Step[]>('/steps/last'))[0]).toMatchObject({ id: stepId, kind: 'delete', title: '3 WODs were deleted', total: 3 });
    expect(await log()).toMatchObject({ action: 'delete', subject: 'wod', title: '3 WODs' });
    expect(await log()).not.toHaveProperty('subjectId');
    expect(await undo(stepId)).toEqual({ undone: 3, kept: [], keptTotal: 0 });
    expect(await Promise.all(some.map(({ id }) => library.get<Wod>(`/wods/${id}`)))).toEqual(some);
  });

  it('names what is gone and does the rest, each once', async () => {
    const [gone, here] = (await wods('Gone', 'Here')) as [Wod, Wod];
    await library.expecting(204, 'DELETE', `/wods/${gone.id}`);
    const result = await bulk('delete', 'wod', [gone.id, here.id, here.id, UNKNOWN_ID, here.id.toUpperCase()]);
    const why = 'It is not in the library any more';
    expect(result).toMatchObject({
      done: 1,
      problems: [
        { id: gone.id, name: 'Gone', why },
        { id: UNKNOWN_ID, why },
        { id: here.id.toUpperCase(), why },
      ],
    });
    expect(await log()).toMatchObject({ action: 'delete', subjectId: here.id, title: 'Here' });
    expect(idsOf((await library.get<DeletedWodPage>('/deleted-wods')).wods)).toEqual(expect.arrayContaining([gone.id, here.id]));
    expect(await bulk('delete', 'wod', [here.id])).toEqual({ done: 0, problems: [{ id: here.id, name: 'Here', why }] });
  });

  it('puts WODs into a category; those that are in it stay as they are', async () => {
    const [one, other] = (await wods('Filed', 'Also filed')) as [Wod, Wod];
    await bulk('category', 'wod', [one.id], 'HERO');
    const { stepId, ...result } = await bulk('category', 'wod', [one.id, other.id], 'HERO');
    expect(result).toEqual({ done: 1, problems: [] });
    expect(await library.get<Wod>(`/wods/${other.id}`)).toMatchObject({ category: 'HERO', version: Number(other.version) + 1 });
    await library.refused(409, 'PUT', `/wods/${other.id}`, { name: 'Stale', type: 'FOR_TIME', exercises: [], version: other.version });
    await undo(stepId);
    expect((await library.get<Wod>(`/wods/${other.id}`)).category).toBe(other.category);
    expect((await library.get<Wod>(`/wods/${one.id}`)).category).toBe('HERO');
  });

  it('deletes exercises that no WOD uses, and names those that are used', async () => {
    const [free, used, held] = (await Promise.all(['Free', 'Used', 'Held'].map((name) => library.createExercise({ name, equipment: 'BOX' })))) as [
      Exercise,
      Exercise,
      Exercise,
    ];
    await library.createWod({ name: 'User', type: 'FOR_TIME', exercises: [{ exerciseId: used.id }, { exerciseId: used.id }] });
    const { id } = await library.createWod({ name: 'Holder', type: 'FOR_TIME', exercises: [{ exerciseId: held.id }] });
    await library.expecting(204, 'DELETE', `/wods/${id}`);
    const { stepId, ...result } = await bulk('delete', 'exercise', idsOf([free, used, held]));
    expect(result).toEqual({
      done: 1,
      problems: [
        { id: used.id, name: 'Used', why: 'It is used by 1 WOD', use: 'library' },
        { id: held.id, name: 'Held', why: 'It is used by 1 deleted WOD', use: 'bin' },
      ],
    });
    await library.refused(404, 'GET', `/exercises/${free.id}`);
    expect(await undo(stepId)).toMatchObject({ undone: 1 });
    expect(await library.get<Exercise>(`/exercises/${free.id}`)).toMatchObject({ name: 'Free', equipment: 'BOX' });
  });

  it('marks exercises as reviewed, and takes that back', async () => {
    await library.expecting(200, 'POST', '/import/wods', { category: 'ALL', wodNames: ['Fran', 'Grace'] });
    const flagged = (await library.get<Exercise[]>('/exercises')).filter(({ needsReview }) => needsReview);
    const { stepId, done } = await bulk('review', 'exercise', idsOf([...flagged, thruster]));
    expect(done).toBe(flagged.length);
    expect((await library.get<Exercise[]>('/exercises')).some(({ needsReview }) => needsReview)).toBe(false);
    await undo(stepId);
    expect((await library.get<Exercise[]>('/exercises')).filter(({ needsReview }) => needsReview)).toHaveLength(flagged.length);
  });

  it.each([
    [{ act: 'x', subject: 'wod', ids: ['a'] }, /^act must be one of delete, category, review$/],
    [{ act: 'delete', subject: 'session', ids: ['a'] }, /^subject must be one of wod, exercise$/],
    [{ act: 'review', subject: 'wod', ids: ['a'] }, /^review is not for every wod$/],
    [{ act: 'category', subject: 'exercise', ids: ['a'], category: 'HERO' }, /^category is not for every exercise$/],
    [{ act: 'category', subject: 'wod', ids: ['a'] }, /^category must be one of /],
    [{ act: 'delete', subject: 'wod', ids: [] }, /^ids must be a list of 1 to 1000 ids$/],
    [{ act: 'delete', subject: 'wod', ids: Array<string>(API_LIMITS.bulkIdsMax + 1).fill('a') }, /^ids must be a list of 1 to 1000 ids$/],
    [{ act: 'delete', subject: 'wod', ids: [1] }, /^ids must be a list of 1 to 1000 ids$/],
    [{ act: 'delete', subject: 'wod', ids: ['a'.repeat(200)] }, /^ids must be a list of 1 to 1000 ids$/],
  ])('refuses %#', async (body, sentence) => {
    expect((await library.refused(400, 'POST', '/bulk', body)).error).toMatch(sentence);
  });

  it('takes as many as one act may change', async () => {
    const { problems } = await bulk(
      'delete',
      'wod',
      Array.from({ length: API_LIMITS.bulkIdsMax }, (_, index) => `${UNKNOWN_ID.slice(0, -4)}${String(index).padStart(4, '0')}`),
    );
    expect(problems).toHaveLength(API_LIMITS.bulkIdsMax);
  });

  it('is for the signed-in admin', async () => {
    expect((await ask(`${library.url}/bulk`, 'POST', { act: 'delete', subject: 'wod', ids: ['a'] })).status).toBe(401);
  });
});
