import { request } from 'node:http';
import { predefinedWods } from '@wod/catalogue';
import type { Exercise, ImportPreview, ImportProgress, ImportResult, LastImport, Wod, WodPage } from '@wod/domain';
import { anyDatabase, databases } from '../database/databases.js';
import { ask, Library } from '../library.js';

const IMPORTED = ['HERO', 'BENCHMARK'];
const namesOf = (category: string) => predefinedWods.filter((wod) => wod.category === category).map((wod) => wod.name);

const [heroes, benchmarks] = IMPORTED.map((category) => namesOf(category).length) as [number, number];

const importingInto = (library: Library) => {
  const preview = (query = '') => library.get<ImportPreview>(`/import/preview${query}`);
  return {
    preview,
    importWods: (category: string, ...wodNames: string[]) => library.expecting<ImportResult>(200, 'POST', '/import/wods', { category, wodNames }),
    itemOf: async (name: string) => (await preview()).wods.find((item) => item.name === name),
    total: async () => (await library.get<WodPage>('/wods')).pagination.total,
  };
};

describe.each(anyDatabase)('before an import on $name', (kind) => {
  const library = Library.on(kind);
  const { preview, itemOf, total } = importingInto(library);

  it.each([
    ['', heroes, benchmarks],
    ['?category=', heroes, benchmarks],
    ['?category=ALL', heroes, benchmarks],
    ['?category=HERO', heroes, 0],
    ['?category=BENCHMARK', 0, benchmarks],
  ])('previews %s', async (query, hero, benchmark) => {
    const { wods, summary } = await preview(query);
    expect(summary).toEqual({ hero, benchmark, needingNewExercises: hero + benchmark });
    expect(wods.filter((item) => item.category === 'HERO')).toHaveLength(hero);
    expect(wods.filter((item) => item.category === 'BENCHMARK')).toHaveLength(benchmark);
  });

  it('previews what each WOD is and needs', async () => {
    expect(await itemOf('Fran')).toEqual({
      name: 'Fran',
      category: 'BENCHMARK',
      type: 'LADDER',
      description: expect.any(String),
      exerciseCount: 2,
      needsNewExercises: true,
      alreadyImported: false,
      exercises: [
        { name: 'Thruster', equipment: 'BARBELL', matchStatus: 'new' },
        { name: 'Pull-up', equipment: 'PULL_UP_BAR', matchStatus: 'new' },
      ],
    });
  });

  it('refuses an unknown category', async () => {
    const { error } = await library.refused(400, 'GET', '/import/preview?category=CUSTOM');
    expect(error).toBe('category must be one of ALL, HERO, BENCHMARK');
    expect((await library.refused(400, 'POST', '/import/wods', { category: 'CUSTOM', wodNames: ['Fran'] })).error).toBe(error);
  });

  it.each<[what: string, body: unknown, error: string]>([
    ['no WOD', { category: 'ALL', wodNames: [] }, 'Please select at least one WOD to import'],
    ['no list', { category: 'ALL' }, 'Please select at least one WOD to import'],
    ['a name alone', { category: 'ALL', wodNames: 'Fran' }, 'wodNames must be a list'],
    ['a number', { category: 'ALL', wodNames: [1] }, 'wodNames must be a list of names'],
    ['two categories', { category: ['HERO'], wodNames: ['Murph'] }, 'category must be text'],
    ['more than 1000 WODs', { category: 'ALL', wodNames: Array(1001).fill('Fran') }, 'At most 1000 WODs can be imported at once'],
    ['broken JSON', '{', 'The request could not be understood'],
  ])('refuses %s', async (_, body, error) => {
    expect((await library.refused(400, 'POST', '/import/wods', body)).error).toBe(error);
    expect(await total()).toBe(0);
  });

  it.each([
    ['GET', '/import/preview'],
    ['POST', '/import/wods'],
  ])('%s %s is for the signed-in admin', async (method, path) => {
    const body = method === 'POST' ? { category: 'ALL', wodNames: ['Fran'] } : undefined;
    expect((await ask(`${library.url}${path}`, method, body)).status).toBe(401);
    expect(await total()).toBe(0);
  });
});

describe.each(databases)('importing on $name', (kind) => {
  const library = Library.on(kind, 'test');
  const { preview, importWods, itemOf, total } = importingInto(library);

  it('matches exercises by name and alias, whatever the case, plural and punctuation', async () => {
    await library.createExercise({ name: 'PULL UPS', equipment: 'RINGS' });
    await library.createExercise({ name: 'bodyweight squats', equipment: 'BODYWEIGHT' });
    const matched = await itemOf('Cindy');
    expect(matched?.needsNewExercises).toBe(true);
    expect(matched?.exercises).toEqual([
      { name: 'Pull-up', equipment: 'RINGS', matchStatus: 'matched', matchedExercise: 'PULL UPS' },
      { name: 'Push-up', equipment: 'BODYWEIGHT', matchStatus: 'new' },
      { name: 'Air Squat', equipment: 'BODYWEIGHT', matchStatus: 'matched', matchedExercise: 'bodyweight squats' },
    ]);
    await library.createExercise({ name: 'Push up', equipment: 'BODYWEIGHT' });
    expect((await itemOf('Cindy'))?.needsNewExercises).toBe(false);
    await importWods('ALL', 'Cindy');
    expect(await library.get<Exercise[]>('/exercises')).toHaveLength(3);
  });

  it('previews what it would do after a merge, and with drafts', async () => {
    await importWods('BENCHMARK', 'Fran', 'Cindy');
    const pullUp = (await library.get<Exercise[]>('/exercises')).find(({ name }) => name === 'Pull-up') as Exercise;
    const other = await library.createExercise({ name: 'Klimmzug', equipment: 'PULL_UP_BAR' });
    await library.expecting(200, 'POST', `/exercises/${pullUp.id}/merge`, { into: other.id });
    const [fran] = (await library.get<WodPage>('/wods?search=fran')).wods as [Wod];
    await library.expecting(204, 'DELETE', `/wods/${fran.id}`);
    expect(await itemOf('Fran')).toMatchObject({
      alreadyImported: false,
      needsNewExercises: false,
      exercises: [{ matchStatus: 'matched' }, { name: 'Pull-up', matchStatus: 'matched', matchedExercise: 'Klimmzug' }],
    });
    const before = (await library.get<Exercise[]>('/exercises')).length;
    expect((await importWods('BENCHMARK', 'Fran')).summary).toEqual({ imported: 1, skipped: 0, errors: 0 });
    expect(await library.get<Exercise[]>('/exercises')).toHaveLength(before);

    const [cindy] = (await library.get<WodPage>('/wods?search=cindy')).wods as [Wod];
    await library.expecting(200, 'PUT', `/wods/${cindy.id}`, {
      name: 'Cindy',
      type: 'AMRAP',
      timeCapMinutes: 20,
      exercises: [{ exerciseId: other.id, reps: 5 }],
      version: cindy.version,
      publishAt: 'never',
    });
    expect(await itemOf('Cindy')).toMatchObject({ alreadyImported: true });
    expect((await importWods('BENCHMARK', 'Cindy')).summary).toEqual({ imported: 0, skipped: 1, errors: 0 });
  });

  it('imports what is chosen, with the exercises it needs, flagged for review', async () => {
    expect(await importWods('ALL', 'Fran', 'Murph')).toEqual({ summary: { imported: 2, skipped: 0, errors: 0 }, results: { errors: [] } });
    const { wods } = await library.get<WodPage>('/wods');
    expect(wods.map((wod) => [wod.name, wod.category])).toEqual([
      ['Fran', 'BENCHMARK'],
      ['Murph', 'HERO'],
    ]);
    expect(wods.every((wod) => (wod.estimatedDuration ?? 0) > 0)).toBe(true);
    const exercises = await library.get<Exercise[]>('/exercises');
    expect(exercises.every((exercise) => exercise.needsReview)).toBe(true);
    expect(await itemOf('Fran')).toMatchObject({ alreadyImported: true, needsNewExercises: false });
  });

  it('skips what is there, and brings back what was deleted', async () => {
    await importWods('BENCHMARK', 'Fran', 'Helen');
    expect((await importWods('BENCHMARK', 'Fran', 'Helen', 'Grace', 'Grace')).summary).toEqual({ imported: 1, skipped: 2, errors: 0 });
    const [fran] = (await library.get<WodPage>('/wods?search=fran')).wods as [Wod];
    await library.expecting(204, 'DELETE', `/wods/${fran.id}`);
    expect(await itemOf('Fran')).toMatchObject({ alreadyImported: false });
    expect((await importWods('BENCHMARK', 'Fran')).summary).toEqual({ imported: 1, skipped: 0, errors: 0 });
  });

  it('lists names that the category does not have, and imports the others', async () => {
    const error = 'There is no predefined WOD of this name in the category';
    expect(await importWods('HERO', 'Fran', 'Murph', 'Nobody', '__proto__')).toEqual({
      summary: { imported: 1, skipped: 0, errors: 3 },
      results: { errors: ['Fran', 'Nobody', '__proto__'].map((name) => ({ name, error })) },
    });
  });

  it('imports the whole category, once, also when it is asked for twice at the same time', async () => {
    const names = namesOf('BENCHMARK');
    const results = await Promise.all([importWods('BENCHMARK', ...names), importWods('BENCHMARK', ...names)]);
    expect(results.reduce((sum, { summary }) => sum + summary.imported, 0)).toBe(benchmarks);
    expect(results.reduce((sum, { summary }) => sum + summary.skipped, 0)).toBe(benchmarks);
    expect(await total()).toBe(benchmarks);
    expect((await preview('?category=BENCHMARK')).wods.every((item) => item.alreadyImported)).toBe(true);
  });

  it('goes on when the client leaves, and says on return how far it has come and how it ended', async () => {
    const body = JSON.stringify({ category: 'BENCHMARK', wodNames: [...namesOf('BENCHMARK'), 'Nobody'] });
    const headers = { authorization: `Bearer ${library.token}`, 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
    const importing = request(`${library.url}/import/wods`, { method: 'POST', headers }).on('error', () => undefined);
    importing.end(body);
    const seen = new Map<string, ImportProgress>();
    for (let last: ImportProgress | undefined; last?.status !== 'done'; ) {
      ({ last } = await library.get<LastImport>('/import/progress'));
      if (last) seen.set(last.status, last);
      if (last?.status === 'running') importing.destroy();
    }
    expect(seen.get('running')).toMatchObject({ total: benchmarks + 1 });
    expect(seen.get('done')).toEqual({
      status: 'done',
      total: benchmarks + 1,
      done: benchmarks + 1,
      result: {
        summary: { imported: benchmarks, skipped: 0, errors: 1 },
        results: { errors: [{ name: 'Nobody', error: 'There is no predefined WOD of this name in the category' }] },
      },
    });
    expect(await total()).toBe(benchmarks);
    await library.expecting(204, 'DELETE', '/import/progress');
    expect(await library.get<LastImport>('/import/progress')).toEqual({});
  });

  it('is not done at all when the process ends in the middle, and the next start says so', async () => {
    const names = IMPORTED.flatMap(namesOf);
    const importing = library.send('POST', '/import/wods', { category: 'ALL', wodNames: names }).catch(() => undefined);
    while (!(await library.get<LastImport>('/import/progress')).last?.done) continue;
    await library.restart();
    await importing;
    expect((await library.get<LastImport>('/import/progress')).last).toMatchObject({ status: 'stopped', total: names.length, done: 0 });
    expect([await total(), await library.get('/exercises'), await library.get('/steps/last')]).toEqual([0, [], []]);
    expect((await importWods('ALL', ...names)).summary).toEqual({ imported: names.length, skipped: 0, errors: 0 });
    expect(await library.get('/steps/last')).toMatchObject([{ kind: 'import', title: `${names.length} WODs were imported` }]);
  });
});
