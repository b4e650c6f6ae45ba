import { setImmediate as nextTurn } from 'node:timers/promises';
import { ConflictException } from '@nestjs/common';
import type { Wod, WodIndexEntry, WodPage } from '@wod/domain';
import { Rows } from '../../test/rows.js';
import { Library } from './library.js';
import { LibraryRows } from './library-rows.js';
import type { Selection } from './wod-selection.js';

const ADDRESS = '192.0.2.1';

const rows = Rows.forEachTest(async (filled) => {
  await filled.exercise('thruster', { name: 'Thruster', description: 'Squat and press', equipment: 'BARBELL' });
  await filled.exercise('row', { name: 'Row', equipment: 'ROWER' });
  await filled.exercise('air-squat', { name: 'Air squat' });
  await filled.wod('fran', 1, ['thruster', 'air-squat'], { name: 'Fran', category: 'BENCHMARK', estimatedDuration: 8 });
  await filled.wod('cindy', 2, ['air-squat'], { name: 'Cindy', type: 'AMRAP', timeCapMinutes: 20, estimatedDuration: 20 });
  await filled.wod('jackie', 3, ['row', 'thruster', 'row'], { name: 'Jackie', description: 'A row' });
  await filled.session('monday', 1, ['fran'], { name: 'Monday' });
});
let library: Library;

const page = async (selection: Selection, paging = {}): Promise<WodPage> =>
  JSON.parse(String(await library.list(selection, { page: 1, limit: 10, ...paging }, ADDRESS))) as WodPage;
const names = async (selection: Selection = {}, paging = {}): Promise<string[]> => (await page(selection, paging)).wods.map(({ name }) => name);
const asJson = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value;

beforeEach(() => void (library = new Library(rows.source)));
afterEach(() => jest.restoreAllMocks());

describe('before it is loaded', () => {
  it('is empty, has no version, and takes nothing in', async () => {
    await library.refresh();
    expect([library.size, library.version, library.sessionsVersion]).toEqual([0, -1, -1]);
    expect(library.contentVersion).toEqual({ library: '-1', sessions: '-1.-1' });
    expect([library.exercises(), await names()]).toEqual([[], []]);
  });

  it('refuses no change', () => {
    expect(() => library.refuseOther('of another library')).not.toThrow();
  });
});

describe('the library', () => {
  beforeEach(() => library.load());

  it('says of a WOD what its rows say', () => {
    expect(asJson(library.wod('fran'))).toEqual({
      id: 'fran',
      name: 'Fran',
      type: 'FOR_TIME',
      category: 'BENCHMARK',
      estimatedDuration: 8,
      version: 1,
      createdAt: '2026-01-01T12:00:00.000Z',
      updatedAt: '2026-01-01T12:00:00.000Z',
      exercises: [
        {
          id: 'fran-1',
          exerciseId: 'thruster',
          reps: 1,
          exercise: { id: 'thruster', name: 'Thruster', description: 'Squat and press', equipment: 'BARBELL' },
        },
        { id: 'fran-2', exerciseId: 'air-squat', reps: 2, exercise: { id: 'air-squat', name: 'Air squat', equipment: 'BODYWEIGHT' } },
      ],
    });
    expect(library.wod('murph')).toBeUndefined();
  });

  it('has the exercises by name, with the number of WODs that use them', () => {
    expect(library.exercises().map(({ name, wodCount }) => [name, wodCount])).toEqual([
      ['Air squat', 2],
      ['Row', 1],
      ['Thruster', 2],
    ]);
    expect(library.exercise('row')).toMatchObject({ name: 'Row', equipment: 'ROWER', wodCount: 1 });
    expect(library.exercise('burpee')).toBeUndefined();
  });

  it('has the newest first', async () => {
    expect(library.size).toBe(3);
    expect(library.recent(2).map(({ name }) => name)).toEqual(['Jackie', 'Cindy']);
    expect([...library.wodRecords()].map(({ name }) => name)).toEqual(['Fran', 'Cindy', 'Jackie']);
  });

  it.each<[selection: Selection, paging: object, wods: string[], pagination: WodPage['pagination']]>([
    [{}, {}, ['jackie', 'cindy', 'fran'], { page: 1, pages: 1, total: 3 }],
    [{}, { limit: 2 }, ['jackie', 'cindy'], { page: 1, pages: 2, total: 3 }],
    [{}, { limit: 2, page: 2 }, ['fran'], { page: 2, pages: 2, total: 3 }],
    [{}, { limit: 2, page: 3 }, [], { page: 3, pages: 2, total: 3 }],
    [{}, { limit: 1000 }, ['jackie', 'cindy', 'fran'], { page: 1, pages: 1, total: 3 }],
    [{ search: ' ÁIR ' }, {}, ['cindy', 'fran'], { page: 1, pages: 1, total: 2 }],
    [{ search: 'nothing' }, {}, [], { page: 1, pages: 0, total: 0 }],
  ])('answers %j, %j', async (selection, paging, ids, pagination) => {
    const wods = ids.map((id) => asJson(library.wod(id)) as Wod);
    expect(await page(selection, paging)).toEqual({ wods, pagination });
  });

  it('counts what each value of a filter would leave, of each selection its own', async () => {
    const facets = async (selection: Selection) => (await page(selection, { facets: true })).facets;
    expect(await facets({})).toMatchObject({
      type: { FOR_TIME: 2, AMRAP: 1, EMOM: 0 },
      category: { BENCHMARK: 1, CUSTOM: 2, HERO: 0 },
      equipment: { BARBELL: 2, ROWER: 1, BODYWEIGHT: 2 },
      maxMinutes: { 10: 1, 15: 1, 20: 2, 60: 2 },
    });
    expect(await facets({ type: ['AMRAP'] })).toMatchObject({
      type: { FOR_TIME: 2, AMRAP: 1 },
      category: { BENCHMARK: 0, CUSTOM: 1 },
      equipment: { BARBELL: 0, BODYWEIGHT: 1 },
      maxMinutes: { 10: 0, 20: 1 },
    });
    expect(await page({})).not.toHaveProperty('facets');
  });

  it('knows a movement by an id that was merged into it, and names it by the id that was sent', async () => {
    await rows.exercise('erg', { name: 'Erg', equipment: 'ROWER', mergedIds: JSON.stringify(['rower']) });
    await rows.wod('erg-day', 4, ['erg', 'air-squat'], { name: 'Erg day' });
    await library.refresh();
    expect(await names({ exercise: ['rower'] })).toEqual(['Erg day']);
    expect(await names({ exercise: ['air-squat'], not: ['rower'] })).toEqual(['Cindy', 'Fran']);
    expect((await page({ exercise: ['rower', 'air-squat', 'nobody'] })).movements).toEqual([
      { id: 'rower', name: 'Erg' },
      { id: 'air-squat', name: 'Air squat' },
    ]);
    expect((await page({ exercise: ['rower', 'thruster'], not: [] }, { near: true })).near).toEqual([
      { change: { without: 'exercise', id: 'rower' }, total: 2, names: ['Jackie', 'Fran'] },
      { change: { without: 'exercise', id: 'thruster' }, total: 1, names: ['Erg day'] },
    ]);
  });

  it('says what comes closest in the order that was asked for, anew after a change', async () => {
    const near = async (paging = {}) => (await page({ kit: ['BODYWEIGHT'], equipment: ['BARBELL'] }, { near: true, ...paging })).near;
    expect(await near()).toEqual([
      { change: { kit: 'BARBELL' }, total: 1, names: ['Fran'] },
      { change: { without: 'equipment' }, total: 1, names: ['Cindy'] },
    ]);
    await rows.wod('grace', 4, ['thruster'], { name: 'Grace', estimatedDuration: 3 });
    await library.refresh();
    expect((await near())?.[0]).toEqual({ change: { kit: 'BARBELL' }, total: 2, names: ['Grace', 'Fran'] });
    expect((await near({ sort: 'name' }))?.[0]?.names).toEqual(['Fran', 'Grace']);
    expect((await near({ sort: 'shortest' }))?.[0]?.names).toEqual(['Grace', 'Fran']);
    expect((await page({ search: 'nothing', type: ['AMRAP'] }, { near: true })).near).toEqual([
      { change: { without: 'search' }, total: 1, names: ['Cindy'] },
    ]);
  });

  it('is sorted, also after changes', async () => {
    expect(await names({}, { sort: 'name' })).toEqual(['Cindy', 'Fran', 'Jackie']);
    expect(await names({}, { sort: 'shortest' })).toEqual(['Fran', 'Cindy', 'Jackie']);
    await rows.wod('annie', 4, ['air-squat'], { name: 'Annie', estimatedDuration: 9 });
    await library.refresh();
    expect(await names({}, { sort: 'name' })).toEqual(['Annie', 'Cindy', 'Fran', 'Jackie']);
    expect(await names({}, { sort: 'shortest', limit: 2, page: 2 })).toEqual(['Cindy', 'Jackie']);
    expect((await names({}, { draw: 5 })).sort()).toEqual(['Annie', 'Cindy', 'Fran', 'Jackie']);
  });

  it('has the same pages from either end', async () => {
    const pages = async (paging: object) =>
      (await Promise.all([1, 2, 3, 4].map((number) => names({}, { ...paging, limit: 1, page: number })))).flat();
    expect(await pages({})).toEqual(['Jackie', 'Cindy', 'Fran']);
    expect(await pages({ sort: 'newest', reversed: true })).toEqual(['Fran', 'Cindy', 'Jackie']);
    expect(await names({}, { sort: 'newest', reversed: true, limit: 2, page: 2 })).toEqual(['Jackie']);
  });

  it('is a list to pick from', async () => {
    expect(JSON.parse(String(await library.picks(ADDRESS))) as WodIndexEntry[]).toEqual([
      { id: 'jackie', name: 'Jackie', type: 'FOR_TIME', category: 'CUSTOM', equipment: ['ROWER', 'BARBELL'], movements: ['Row', 'Thruster'] },
      {
        id: 'cindy',
        name: 'Cindy',
        type: 'AMRAP',
        category: 'CUSTOM',
        timeCapMinutes: 20,
        minutes: 20,
        equipment: ['BODYWEIGHT'],
        movements: ['Air squat'],
      },
      {
        id: 'fran',
        name: 'Fran',
        type: 'FOR_TIME',
        category: 'BENCHMARK',
        minutes: 8,
        equipment: ['BARBELL', 'BODYWEIGHT'],
        movements: ['Thruster', 'Air squat'],
      },
    ]);
  });

  it('shows a WOD on the board of a training session, and less on its card', () => {
    expect(asJson(library.sessionWod('cindy'))).toEqual({
      id: 'cindy',
      name: 'Cindy',
      type: 'AMRAP',
      timeCapMinutes: 20,
      estimatedDuration: 20,
      exercises: [{ id: 'cindy-1', reps: 1, exercise: { id: 'air-squat', name: 'Air squat', equipment: 'BODYWEIGHT' } }],
    });
    expect(library.summaryWod('cindy')).toEqual({ name: 'Cindy', type: 'AMRAP', estimatedDuration: 20 });
    expect([library.sessionWod('murph'), library.summaryWod('murph')]).toEqual([undefined, undefined]);
  });

  it('is read whole, however large it is', async () => {
    await rows.inOne(async () => {
      for (let number = 0; number < 260; number += 1) await rows.wod(`wod-${number}`, 4);
      for (let number = 0; number < 260; number += 1) await rows.session(`session-${number}`, 4);
    });
    const fresh = new Library(rows.source);
    await fresh.load();
    expect([fresh.size, fresh.sessions.size]).toEqual([263, 261]);
  });
});

describe('a change that another process makes', () => {
  beforeEach(async () => {
    await library.load();
    // What was computed once has to be updated, too.
    await names({ search: 'row' });
    await page({ maxMinutes: 10 }, { facets: true });
  });

  it('is not seen before it is taken in, and changes the version of its kind', async () => {
    const before = library.contentVersion;
    await rows.wod('grace', 4);
    expect([library.wod('grace'), library.contentVersion]).toEqual([undefined, before]);
    await library.refresh();
    expect(library.contentVersion).toEqual({
      library: String(Number(before.library) + 1),
      sessions: expect.not.stringMatching(`^${before.sessions}$`),
    });
    const { library: next } = library.contentVersion;
    await rows.changeSession('monday', { name: 'Tuesday' });
    await library.refresh();
    expect(library.contentVersion).toEqual({ library: next, sessions: `${next}.2` });
  });

  it('brings a new WOD into the list, the search, the counts and the limits of minutes', async () => {
    await rows.wod('grace', 4, ['row'], { name: 'Grace row', estimatedDuration: 5 });
    await library.refresh();
    expect(await names()).toEqual(['Grace row', 'Jackie', 'Cindy', 'Fran']);
    expect(await names({ search: 'row' })).toEqual(['Grace row', 'Jackie']);
    expect(await names({ maxMinutes: 10 })).toEqual(['Grace row', 'Fran']);
    expect((await page({ maxMinutes: 10 }, { facets: true })).facets?.maxMinutes).toMatchObject({ 10: 2 });
    expect(library.exercise('row')?.wodCount).toBe(2);
  });

  it('shows in a WOD, which stays in its place', async () => {
    await rows.changeWod('cindy', { name: 'Mary', estimatedDuration: 9 });
    await library.refresh();
    expect([await names(), await names({ maxMinutes: 10 })]).toEqual([
      ['Jackie', 'Mary', 'Fran'],
      ['Mary', 'Fran'],
    ]);
  });

  it('of an exercise shows in the WODs that use it, and in what is found', async () => {
    await rows.changeExercise('thruster', { name: 'Rowing thruster' });
    await library.refresh();
    expect(library.wod('fran')?.exercises[0]?.exercise.name).toBe('Rowing thruster');
    expect(await names({ search: 'row' })).toEqual(['Jackie', 'Fran']);
    await rows.changeExercise('thruster', { equipment: 'SLED' });
    await library.refresh();
    expect(await names({ equipment: ['SLED'] })).toEqual(['Jackie', 'Fran']);
  });

  it('shows in what was written out before: a page, and the WOD itself', async () => {
    const written = async () => [(await page({})).wods.find(({ id }) => id === 'fran'), JSON.parse(String(library.wodJson('fran')))];
    const asHeld = () => Array.from({ length: 2 }, () => asJson(library.wod('fran')));
    expect(await written()).toEqual(asHeld());
    await rows.changeExercise('thruster', { name: 'Cluster' });
    await rows.changeWod('fran', { name: 'Frances' });
    await library.refresh();
    expect(await written()).toEqual(asHeld());
    expect(library.wod('fran')).toMatchObject({ name: 'Frances', exercises: [{ exercise: { name: 'Cluster' } }, {}] });
    expect(library.wodJson('murph')).toBeUndefined();
  });

  it('keeps what was written out of the other WODs when one changes, until an exercise does, in whatever way', async () => {
    const written = library.wodJson('cindy');
    await rows.changeWod('fran', { name: 'Frances' });
    await library.refresh();
    expect(library.wodJson('cindy')).toBe(written);
    await rows.changeExercise('air-squat', { description: 'To full depth' });
    await library.refresh();
    expect(String(library.wodJson('cindy'))).toContain('To full depth');
    await rows.changeExercise('row', { mergedIds: JSON.stringify(['erg']) });
    await library.refresh();
    expect(library.exercise('erg')?.name).toBe('Row');
  });

  it('takes a WOD out, which a training session goes on showing', async () => {
    await rows.changeWod('fran', { deletedAt: '2026-02-01 00:00:00.000' });
    await rows.changeWod('cindy', { deletedAt: '2026-02-01 00:00:00.000' });
    await library.refresh();
    expect([await names(), library.wod('fran'), library.size]).toEqual([['Jackie'], undefined, 1]);
    expect(library.sessionWod('fran')).toMatchObject({ name: 'Fran', removed: true });
    expect([library.sessionWod('cindy'), library.summaryWod('fran')?.name]).toEqual([undefined, 'Fran']);

    const fresh = new Library(rows.source);
    await fresh.load();
    expect(fresh.sessionWod('fran')).toEqual(library.sessionWod('fran'));
    expect(fresh.sessionWod('cindy')).toBeUndefined();

    await rows.changeWod('fran', { deletedAt: null });
    await library.refresh();
    expect(await names()).toEqual(['Jackie', 'Fran']);
    expect(library.sessionWod('fran')).not.toHaveProperty('removed');
  });

  it('of a training session brings the WODs that only it shows', async () => {
    await rows.changeWod('cindy', { deletedAt: '2026-02-01 00:00:00.000' });
    await library.refresh();
    await rows.session('tuesday', 2, ['cindy', 'fran'], { name: 'Tuesday' });
    await library.refresh();
    expect(library.sessions.get('tuesday')).toMatchObject({ name: 'Tuesday', entries: [{ wodId: 'cindy' }, { wodId: 'fran' }] });
    expect(library.sessionWod('cindy')).toMatchObject({ name: 'Cindy', removed: true });
    await rows.changeSession('tuesday', { deletedAt: '2026-02-01 00:00:00.000' });
    await library.refresh();
    expect([library.sessions.get('tuesday'), library.sessionWod('cindy')]).toEqual([undefined, undefined]);
  });
});

describe('work that takes long', () => {
  beforeEach(() => library.load());

  it('keeps searches and long pages waiting, and no short page', async () => {
    let isDone = false;
    const answered: string[] = [];
    const list = async (what: string, selection: Selection, limit: number) => {
      await library.list(selection, { page: 1, limit }, ADDRESS);
      answered.push(what);
    };
    const work = library.inSlices(
      function* () {
        while (!isDone) yield;
      },
      { content: 'library', address: ADDRESS },
    );
    const lists = [list('a search', { search: 'fran' }, 1), list('a long page', {}, 21), list('a short page', {}, 20)];
    await nextTurn();
    expect(answered).toEqual(['a short page']);
    isDone = true;
    await Promise.all([work, ...lists]);
    expect(answered).toEqual(['a short page', 'a search', 'a long page']);
  });

  it.each(['library', 'sessions'] as const)('is begun anew when what it reads changes meanwhile (%s)', async (content) => {
    let isRead = false;
    const begun: string[] = [];
    const work = library.inSlices(
      function* () {
        begun.push(`${library.wod('fran')?.name} on ${library.sessions.get('monday')?.name}`);
        while (!isRead) yield;
      },
      { content, address: ADDRESS },
    );
    await nextTurn();
    await (content === 'library' ? rows.changeWod('fran', { name: 'Frances' }) : rows.changeSession('monday', { name: 'Tuesday' }));
    await library.refresh();
    isRead = true;
    await work;
    expect(begun).toEqual(['Fran on Monday', content === 'library' ? 'Frances on Monday' : 'Fran on Tuesday']);
  });
});

describe('a refresh', () => {
  beforeEach(() => library.load());

  it('that finds nothing new leaves everything as it is', async () => {
    const before = library.contentVersion;
    const reading = jest.spyOn(LibraryRows.prototype, 'changesSince');
    await library.refresh();
    expect(library.contentVersion).toEqual(before);
    expect(reading).not.toHaveBeenCalled();
  });

  it('reads no WOD of a session that is held, or that it has read just now', async () => {
    await rows.wod('grace', 4);
    await rows.session('tuesday', 2, ['grace', 'fran']);
    const reading = jest.spyOn(LibraryRows.prototype, 'wodsWith');
    await library.refresh();
    expect(reading.mock.calls).toEqual([[['grace']], [[]]]);
  });

  it.each(['state', 'changesSince', 'exerciseIndex'] as const)(
    'that fails at %s is told, leaves what is held, and the next one makes up for it',
    async (step) => {
      const before = library.contentVersion;
      await rows.wod('grace', 4, ['row'], { name: 'Grace' });
      await rows.changeExercise('row', { name: 'Ski' });
      const broken = jest.spyOn(LibraryRows.prototype, step).mockRejectedValue(new Error('the disk is slow'));
      await expect(library.refresh()).rejects.toThrow('the disk is slow');
      expect([library.contentVersion, await names()]).toEqual([before, ['Jackie', 'Cindy', 'Fran']]);
      broken.mockRestore();
      await library.refresh();
      expect(await names({ search: 'ski' })).toEqual(['Grace', 'Jackie']);
    },
  );

  it('begins when the one before it is done', async () => {
    const read = LibraryRows.read.bind(LibraryRows);
    const steps: string[] = [];
    jest.spyOn(LibraryRows, 'read').mockImplementation(async (...reading) => {
      steps.push('begins');
      const result = await read(...reading);
      steps.push('ends');
      return result as never;
    });
    await Promise.all([library.refresh(), library.refresh()]);
    expect(steps).toEqual(['begins', 'ends', 'begins', 'ends']);
  });
});

describe('loading anew', () => {
  beforeEach(async () => {
    await library.load();
    await rows.changeWod('fran', { name: 'Frances' });
  });

  it('answers what is held, with its version, until all of it is there', async () => {
    const { version } = library;
    const seen = new Set<string>();
    const see = () => seen.add(`${library.version} ${library.wod('fran')?.name}`);
    let isLoading = true;
    const loading = library.load().finally(() => (isLoading = false));
    while (isLoading) {
      see();
      await nextTurn();
    }
    await loading;
    see();
    expect([...seen]).toEqual([`${version} Fran`, `${version + 1} Frances`]);
  });

  it('leaves what is held as it is where it fails', async () => {
    const before = library.contentVersion;
    jest.spyOn(LibraryRows.prototype, 'wodsWith').mockRejectedValue(new Error('the disk is slow'));
    await expect(library.load()).rejects.toThrow('the disk is slow');
    expect([library.contentVersion, library.wod('fran')?.name]).toEqual([before, 'Fran']);
  });
});

describe('another library in the place of the one that is held', () => {
  const epoch = async () => (await new LibraryRows(rows.source.manager).state()).epoch;
  /** Turns the library into another one, in which a WOD is gone without a trace, with versions higher by these numbers. */
  const replace = async (library: number, sessions: number) => {
    await rows.source.query("UPDATE library_identity SET epoch = 'another'");
    await rows.source.query("UPDATE wods SET name = 'Another Fran' WHERE id = 'fran'");
    await rows.source.query("DELETE FROM wods WHERE id = 'jackie'");
    for (const [id, more] of [
      [1, library],
      [2, sessions],
    ])
      await rows.source.query('UPDATE content_version SET version = version + ? WHERE id = ?', [more, id]);
  };

  beforeEach(() => library.load());

  it('is loaded whole, and what was found in the old one is forgotten', async () => {
    const before = library.version;
    await page({ search: 'fran' }, { facets: true });
    await replace(10, 1);
    await library.refresh();
    expect([await names(), await names({ search: 'fran' })]).toEqual([['Cindy', 'Another Fran'], ['Another Fran']]);
    expect((await page({ search: 'fran' }, { facets: true })).facets?.category).toMatchObject({ BENCHMARK: 1 });
    expect([library.version, await epoch()]).toEqual([before + 10, 'another']);
  });

  it.each([
    [0, 0],
    [-3, 1],
    [1, 0],
    [0, 1],
  ])('gets versions that nobody holds when it brings one that was given before (%i, %i)', async (ofLibrary, ofSessions) => {
    const before = library.contentVersion;
    await replace(ofLibrary, ofSessions);
    await library.refresh();
    expect(await names()).toEqual(['Cindy', 'Another Fran']);
    expect(Number(library.contentVersion.library)).toBeGreaterThan(Number(before.library));
    expect(library.contentVersion.sessions.split('.')[1]).not.toBe(before.sessions.split('.')[1]);
    expect(await epoch()).not.toBe('another');
  });

  it.each([1, 2])('is noticed by an older version alone (%i)', async (kind) => {
    await rows.source.query("UPDATE wods SET name = 'Older Fran' WHERE id = 'fran'");
    await rows.source.query('UPDATE content_version SET version = version - 1 WHERE id = ?', [kind]);
    await library.refresh();
    expect(library.wod('fran')?.name).toBe('Older Fran');
  });

  it('takes no change that was meant for the old one', async () => {
    const old = await epoch();
    expect(() => library.refuseOther(old)).not.toThrow();
    expect(() => library.refuseOther('another')).toThrow(ConflictException);
    await replace(1, 1);
    await library.refresh();
    expect(() => library.refuseOther('another')).not.toThrow();
    expect(() => library.refuseOther(old)).toThrow('The whole library was replaced just now');
  });
});
