import { setTimeout as wait } from 'node:timers/promises';
import type { ChangeLogPage, ComingDay, ContentVersion, Day, DaysPage, Exercise, Wod, WodType } from '@wod/domain';
import { DayDraws } from '../../src/days/day-draws.js';
import { DaysService } from '../../src/days/days.service.js';
import { Content, predefined } from '../content.js';
import { anyDatabase, type DatabaseKind, databases } from '../database/databases.js';
import { ask, Library, UNKNOWN_ID } from '../library.js';
import { startApi } from '../running-api.js';

/** Fakes only the wall clock. */
const CLOCK_ONLY: Parameters<typeof jest.useFakeTimers>[0] = {
  doNotFake: [
    'hrtime',
    'nextTick',
    'performance',
    'queueMicrotask',
    'setImmediate',
    'clearImmediate',
    'setInterval',
    'clearInterval',
    'setTimeout',
    'clearTimeout',
  ],
};
const TYPES: readonly WodType[] = ['AMRAP', 'ROUNDS', 'LADDER'];
/** A Wednesday at noon in Berlin; it and the day after are no rest days. */
const NOON = Date.UTC(2026, 5, 3, 10);

function suite(kind: DatabaseKind) {
  const library = Library.on(kind, 'test');
  let squat: Exercise;
  const atOf = (day: string) => jest.setSystemTime(Date.parse(`${day}T10:00:00Z`));
  const add = (name: string, at = 0): Promise<Wod> => {
    const type = TYPES[at % TYPES.length] ?? 'AMRAP';
    return library.createWod({ name, type, timeCapMinutes: 20, rounds: 3, exercises: [{ exerciseId: squat.id, reps: 10 + at }] });
  };
  const fill = async (count = 12) => {
    for (let at = 0; at < count; at += 1) await add(`WOD ${at + 1}`, at);
  };
  /** The days, once they are kept. */
  const days = async (query = ''): Promise<DaysPage> => {
    await library.get(`/days${query}`);
    await library.restart();
    return library.get<DaysPage>(`/days${query}`);
  };
  /** Makes a WOD a draft again. */
  const holdBack = (wod: Wod, name: string) =>
    library.expecting(200, 'PUT', `/wods/${wod.id}`, {
      name,
      type: wod.type,
      timeCapMinutes: 20,
      rounds: 3,
      version: wod.version,
      publishAt: 'never',
      exercises: [{ exerciseId: squat.id, reps: 10 }],
    });
  const titles = ({ days: some }: DaysPage) => some.map(({ date, title }) => `${date} ${title}`);
  const coming = () => library.get<ComingDay[]>('/coming-days');

  beforeEach(async () => {
    jest.useFakeTimers(CLOCK_ONLY).setSystemTime(NOON);
    squat = await library.createExercise({ name: 'Air squat', equipment: 'BODYWEIGHT' });
  });
  afterEach(() => jest.useRealTimers());

  return { library, atOf, add, fill, days, titles, coming, holdBack, squat: () => squat };
}

describe.each(databases)('the days on $name', (kind) => {
  const { library, atOf, add, fill, days, titles, coming, holdBack, squat } = suite(kind);

  it('stay what they were, whatever is added', async () => {
    await fill();
    const before = await days();
    await add('Added later');
    for (let at = 0; at < 5; at += 1) await add(`More ${at}`, at);
    expect(titles(await days())).toEqual(titles(before));
    atOf('2026-06-04');
    const next = await days('?limit=3');
    expect(titles(next).slice(1)).toEqual(titles(before).slice(0, 2));
    expect(next).toMatchObject({ today: '2026-06-04', before: '2026-06-02' });
  });

  describe('pinned by the admin', () => {
    beforeEach(() => fill());

    it('show what is pinned from then on, today too, and are drawn again without the pin', async () => {
      const {
        days: [drawn],
      } = await days();
      const murph = await add('Murph');
      const pinned = { date: '2026-06-03', kind: 'wod', title: 'Murph', wodId: murph.id, isPinned: true };
      expect(await library.expecting(200, 'PUT', '/days/2026-06-03', { wodId: murph.id })).toEqual(pinned);
      expect(await library.get('/days/today')).toMatchObject({ title: 'Murph', wod: { id: murph.id } });
      await library.expecting(200, 'PUT', '/days/2026-06-04', {});
      expect((await coming()).filter(({ isPinned }) => isPinned)).toEqual([
        pinned,
        { date: '2026-06-04', kind: 'rest', title: 'Rest day', isPinned: true },
      ]);

      await library.expecting(204, 'DELETE', '/days/2026-06-03');
      expect((await library.get<Day>('/days/today')).date).toBe('2026-06-03');
      expect((await coming()).filter(({ isPinned }) => isPinned).map(({ date }) => date)).toEqual(['2026-06-04']);
      expect((await library.refused(404, 'DELETE', '/days/2026-06-03')).error).toBe('Nothing is pinned to this day');
      atOf('2026-06-04');
      expect((await days('?limit=3')).days).toMatchObject([{ kind: 'rest' }, {}, {}]);
      expect(drawn?.kind).toBe('wod');
    });

    it('are kept as they are drawn when the WOD is held back, and never say the name of a draft', async () => {
      const wod = await add('Throwdown');
      await library.expecting(200, 'PUT', '/days/2026-06-03', { wodId: wod.id });
      await holdBack(wod, 'Secret Final');
      const { title } = await library.get<Day>('/days/today');
      expect(title).not.toBe('Throwdown');
      const kept = await days('?limit=2');
      const { library: version } = await library.get<ContentVersion>('/content-version');
      expect([kept.days[0]?.title, (await library.get<Day>('/days/today')).title]).toEqual([title, title]);
      expect((await library.get<ContentVersion>('/content-version')).library).toBe(version);
      atOf('2026-06-04');
      expect((await days('?limit=2')).days[1]).toMatchObject({ date: '2026-06-03', kind: 'wod', title });
    });

    it('that were shown and are held back afterwards say so, without a name', async () => {
      const wod = await add('Throwdown');
      await library.expecting(200, 'PUT', '/days/2026-06-03', { wodId: wod.id });
      expect((await library.get<Day>('/days/today')).title).toBe('Throwdown');
      atOf('2026-06-04');
      await holdBack(wod, 'Secret Final');
      const gone = { date: '2026-06-03', kind: 'gone', title: 'Workout of the day' };
      expect((await days('?limit=2')).days[1]).toEqual(gone);
      await library.expecting(204, 'DELETE', `/wods/${wod.id}`);
      expect((await days('?limit=2')).days[1]).toEqual(gone);
    });

    it('may be drafts that are public by then, which are drawn over until they are', async () => {
      const draft = await library.createWod({
        name: 'Ahead',
        type: 'AMRAP',
        timeCapMinutes: 20,
        exercises: [{ exerciseId: squat().id, reps: 10 }],
        publishAt: '2026-06-05T04:00:00Z',
      });
      const pinned = { date: '2026-06-05', kind: 'wod', title: 'Ahead', wodId: draft.id, isPinned: true, isDraft: true };
      expect(await library.expecting(200, 'PUT', '/days/2026-06-05', { wodId: draft.id })).toEqual(pinned);
      expect((await library.refused(400, 'PUT', '/days/2026-06-04', { wodId: draft.id })).error).toBe('This WOD will not be public by that day');
      expect((await coming())[2]).toEqual(pinned);
      jest.setSystemTime(Date.UTC(2026, 5, 5, 1));
      const early = await library.get<Day>('/days/today');
      expect(early.title).not.toBe('Ahead');
      expect((await days('?limit=1')).days[0]?.title).toBe(early.title);
      expect((await coming())[0]).toEqual(pinned);
      jest.setSystemTime(Date.UTC(2026, 5, 5, 5));
      while ((await library.get<Day>('/days/today')).title !== 'Ahead') await wait(50);
      await days();
      atOf('2026-06-06');
      await days();
      await library.expecting(204, 'DELETE', `/wods/${draft.id}`);
      expect((await days('?limit=2')).days[1]).toEqual({ date: '2026-06-05', kind: 'gone', title: 'Ahead' });
    });

    if (anyDatabase.includes(kind)) {
      it('are listed for two weeks, with what is pinned later', async () => {
        const wod = await add('Pinned');
        await library.expecting(200, 'PUT', '/days/2026-12-24', { wodId: wod.id });
        const list = await coming();
        expect(list.map(({ date }) => date)).toEqual([
          ...Array.from({ length: 14 }, (_, day) => new Date(NOON + day * 86_400_000).toISOString().slice(0, 10)),
          '2026-12-24',
        ]);
        expect(list.at(-1)).toEqual({ date: '2026-12-24', kind: 'wod', title: 'Pinned', wodId: wod.id, isPinned: true });
      });

      it('are drawn anew when the WOD leaves the library before', async () => {
        const wod = await add('Leaves');
        await library.expecting(200, 'PUT', '/days/2026-06-04', { wodId: wod.id });
        await library.expecting(204, 'DELETE', `/wods/${wod.id}`);
        expect((await coming())[1]).toMatchObject({ date: '2026-06-04', isPinned: false });
        atOf('2026-06-04');
        expect((await days('?limit=1')).days[0]?.title).not.toBe('Leaves');
      });

      it('refuse what can’t be', async () => {
        const draft = await library.createWod({
          name: 'Secret',
          type: 'AMRAP',
          timeCapMinutes: 20,
          exercises: [{ exerciseId: squat().id, reps: 10 }],
          publishAt: 'never',
        });
        const cases: [date: string, body: object, sentence: string][] = [
          ['2026-06-03', { wodId: draft.id }, 'This WOD will not be public by that day'],
          ['2026-06-02', {}, 'A day that is over stays as it was'],
          ['2027-06-06', {}, 'A day can be chosen a year ahead at most'],
          ['2026-02-30', {}, 'The day must be written as in 2026-11-22'],
          ['tomorrow', {}, 'The day must be written as in 2026-11-22'],
          ['2026-06-04', { wodId: UNKNOWN_ID }, 'This WOD is not in the library'],
          ['2026-06-04', { wodId: 7 }, 'wodId must be text'],
        ];
        for (const [date, body, sentence] of cases)
          expect([date, (await library.refused(400, 'PUT', `/days/${date}`, body)).error]).toEqual([date, sentence]);
      });

      it('refuse strangers, and are in the change log', async () => {
        for (const [method, path] of [
          ['PUT', '/days/2026-06-04'],
          ['DELETE', '/days/2026-06-04'],
          ['GET', '/coming-days'],
        ] as const) {
          expect((await ask(`${library.url}${path}`, method, method === 'PUT' ? {} : undefined)).status).toBe(401);
        }
        const wod = await add('Logged');
        await library.expecting(200, 'PUT', '/days/2026-06-04', { wodId: wod.id });
        await library.expecting(204, 'DELETE', '/days/2026-06-04');
        const { entries } = await library.get<ChangeLogPage>('/change-log?page=1');
        expect(entries.slice(0, 2).map(({ action, subject, subjectId, title }) => [action, subject, subjectId, title])).toEqual([
          ['unpin', 'day', '2026-06-04', 'Thursday 4 June: Logged'],
          ['pin', 'day', '2026-06-04', 'Thursday 4 June: Logged'],
        ]);
      });
    }
  });

  if (anyDatabase.includes(kind)) {
    it('are none while the library is empty', async () => {
      expect(await library.get('/days')).toEqual({ today: '2026-06-03', days: [] });
      expect((await library.refused(404, 'GET', '/days/today')).error).toBe('There is no workout today: the library is empty');
      expect(await coming()).toEqual([]);
    });

    it('show the board of today, the same as the newest of the list', async () => {
      await fill();
      const page = await days();
      expect(page.days.map(({ date }) => date)).toEqual(
        Array.from({ length: 14 }, (_, ago) => new Date(NOON - ago * 86_400_000).toISOString().slice(0, 10)),
      );
      const [today] = page.days;
      expect(today).toMatchObject({ kind: 'wod', wod: { name: today?.title, exercises: [{ exercise: { name: 'Air squat' } }] } });
      expect(await library.get('/days/today')).toEqual(today);
      const rests = page.days.filter((day) => day.kind === 'rest');
      expect(rests.map(({ date }) => date)).toEqual(['2026-06-01', '2026-05-28', '2026-05-24']);
      expect(rests[0]).toEqual({ date: '2026-06-01', kind: 'rest', title: 'Rest day' });
    });

    it('are paged by date, up to the first one', async () => {
      await fill();
      const all = titles(await days());
      const first = await library.get<DaysPage>('/days?limit=5');
      const second = await library.get<DaysPage>(`/days?limit=10&before=${first.before}`);
      expect([...titles(first), ...titles(second)]).toEqual(all);
      expect(second.before).toBeUndefined();
      expect((await library.refused(404, 'GET', '/days?before=2026-05-21')).error).toBe('There are no earlier days');
      for (const query of [
        'before=yesterday',
        'before=2026-02-30',
        'before=2026-06-05',
        'before=2026-06-01&before=2026-06-02',
        'limit=0',
        'limit=32',
      ]) {
        await library.refused(400, 'GET', `/days?${query}`);
      }
    });

    it('begin at midnight where the site is, in what is kept too', async () => {
      await fill();
      const versionOf = () => library.get<ContentVersion>('/content-version');
      jest.setSystemTime(Date.UTC(2026, 5, 3, 21, 59));
      const evening = await days('?limit=1');
      const version = await versionOf();
      expect([evening.today, (await library.get<Day>('/days/today')).date]).toEqual(['2026-06-03', '2026-06-03']);
      jest.setSystemTime(Date.UTC(2026, 5, 3, 22, 0));
      expect((await versionOf()).library).not.toBe(version.library);
      expect((await library.get<Day>('/days/today')).date).toBe('2026-06-04');
      expect((await library.get<DaysPage>('/days?limit=1')).days.map(({ date }) => date)).toEqual(['2026-06-04']);
    });

    it('that nobody asked for are drawn later, two weeks of them at most', async () => {
      await fill();
      await days();
      atOf('2026-06-13');
      expect((await days('?limit=12')).days.map(({ date }) => date.slice(8))).toEqual([
        '13',
        '12',
        '11',
        '10',
        '09',
        '08',
        '07',
        '06',
        '05',
        '04',
        '03',
        '02',
      ]);
      atOf('2026-07-20');
      expect((await days('?limit=16')).days.map(({ date }) => date.slice(5)).slice(12)).toEqual(['07-08', '07-07', '06-13', '06-12']);
    });

    it('say when their WOD has left the library; it may come back', async () => {
      await fill();
      const {
        days: [today],
      } = await days();
      await library.expecting(204, 'DELETE', `/wods/${today?.wod?.id}`);
      const gone = { date: '2026-06-03', kind: 'gone', title: today?.title };
      expect(await library.get('/days/today')).toEqual(gone);
      await library.expecting(200, 'POST', `/deleted-wods/${today?.wod?.id}/restore`);
      expect(await library.get('/days/today')).toEqual(today);
    });
  }
});

describe.each(databases)('a day on $name', (kind) => {
  const content = Content.on(kind);

  it('is answered when it is kept by another process while this one draws it', async () => {
    await content.importWods(predefined('Fran', 'Cindy'));
    const draws = content.app.get(DayDraws);
    const decide = draws.decide.bind(draws);
    jest.spyOn(draws, 'decide').mockImplementationOnce(async (...span) => {
      await content.app.get(DaysService).keep();
      return decide(...span);
    });
    const { date } = await content.get<Day>('/days/today');
    expect(date).toBe((await content.get<DaysPage>('/days?limit=1')).today);
  });
});

describe.each(databases.filter(({ name }) => name === 'MySQL'))('two processes on one $name', (kind) => {
  const { library, fill, days } = suite(kind);

  it('draw the same day, and see a pin of the other', async () => {
    await fill();
    const other = await startApi(library.variables);
    try {
      const [mine, theirs] = await Promise.all([library.get<Day>('/days/today'), other.json<Day>('/days/today')]);
      expect(theirs).toEqual(mine);
      await library.expecting(200, 'PUT', '/days/2026-06-03', {});
      while ((await other.json<Day>('/days/today')).kind !== 'rest') await wait(20);
      expect((await days()).days[0]?.kind).toBe('rest');
    } finally {
      await other.stop();
    }
  });
});
