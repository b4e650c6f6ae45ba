import type {
  ChangeLogPage,
  DeletedSessions,
  PlannedSession,
  PlannedSessionsPage,
  RestoredSessions,
  SessionEntry,
  TrainingSession,
} from '@wod/domain';
import { anyDatabase, databases } from '../database/databases.js';
import { ask, Library, UNKNOWN_ID } from '../library.js';
import { Browser, classOf, twoWods } from '../planning.js';
import { fileText } from '../transfers/sending.js';

const PATH = '/planned-sessions';

describe.each(databases)("everybody's sessions on $name", (kind) => {
  const library = Library.on(kind, 'test');
  let browsers: [Browser, Browser];
  let own: TrainingSession;
  /** Created by the first browser. */
  let strangers: TrainingSession[];

  const page = (query = '') => library.get<PlannedSessionsPage>(`${PATH}${query}`);
  const names = async (query = '') => (await page(query)).sessions.map(({ name }) => name);
  const act = <Body>(action: string, body: object) => library.expecting<Body>(200, 'POST', `${PATH}/${action}`, body);
  const browserOf = async (name: string) => ((await page(`?search=${name}`)).sessions[0] as PlannedSession).browser ?? '';
  const log = async () => (await library.get<ChangeLogPage>('/change-log?page=1')).entries.filter(({ subject }) => subject === 'session');

  beforeEach(async () => {
    const { fran } = await twoWods(library);
    browsers = [new Browser(library), new Browser(library)];
    own = await library.expecting<TrainingSession>(201, 'POST', '/training-sessions', { ...classOf(fran), name: 'Own' });
    strangers = [];
    for (let number = 1; number <= 3; number += 1) strangers.push(await browsers[0].create({ ...classOf(), name: `Spam ${number}` }));
    await browsers[1].create({ ...classOf(), name: 'Earnest' });
  });

  it('are listed for the admin, 20 on a page, and tell which browser made them', async () => {
    const { sessions, pagination } = await page();
    expect(sessions.map(({ name }) => name)).toEqual(['Earnest', 'Spam 3', 'Spam 2', 'Spam 1', 'Own']);
    expect(pagination).toEqual({ page: 1, pages: 1, total: 5 });
    const day = expect.stringMatching(/^\d{4}-.*Z$/);
    expect(sessions.at(-1)).toEqual({
      id: own.id,
      name: 'Own',
      isTemplate: false,
      totalMinutes: 60,
      mobilityMinutes: 10,
      cooldownMinutes: 5,
      createdAt: own.createdAt,
      wods: [{ wod: { name: own.wods[0]?.wod.name, type: own.wods[0]?.wod.type, estimatedDuration: 8 } }],
      version: 1,
      updatedAt: day,
      openedAt: day,
    });
    const [earnest, spam] = [sessions[0]?.browser, sessions[1]?.browser];
    expect([earnest, spam]).toEqual(Array(2).fill(expect.stringMatching(/^[\da-f]{12}$/)));
    expect(new Set(sessions.map(({ browser }) => browser))).toEqual(new Set([earnest, spam, undefined]));

    expect(await names(`?browser=${spam}`)).toEqual(['Spam 3', 'Spam 2', 'Spam 1']);
    expect(await names(`?browser=${spam}&search=2`)).toEqual(['Spam 2']);
    expect(await names('?search=SPAM')).toEqual(['Spam 3', 'Spam 2', 'Spam 1']);
    expect(await page('?page=2')).toEqual({ sessions: [], pagination: { page: 2, pages: 1, total: 5 } });
    expect(await names(`?browser=${'0'.repeat(12)}`)).toEqual([]);
  });

  it('are taken along as JSON, or as a table with a line for each stretch of a class', async () => {
    const [{ wodId }] = own.wods as [SessionEntry];
    const full = await library.expecting<TrainingSession>(201, 'POST', '/training-sessions', {
      ...classOf(),
      name: '=Full',
      notes: 'Chalk.\n@Ann',
      mobilityMinutes: 0,
      isTemplate: true,
      wods: [{ wodId, order: 1, notes: 'hard' }],
      blocks: [
        { title: 'Briefing', minutes: 3, place: 0, text: 'Hello' },
        { title: 'Tidy up', minutes: 2, place: 9 },
      ],
    });
    const [spam] = strangers as [TrainingSession];
    const ids = [full.id, spam.id, UNKNOWN_ID];
    const { format, sessions } = JSON.parse(await fileText(library, `${PATH}/export`, { ids })) as { format: string; sessions: unknown[] };
    expect(format).toBe('training-sessions');
    const { name, estimatedDuration: minutes } = full.wods[0]?.wod ?? {};
    expect(sessions).toEqual([
      {
        id: full.id,
        name: '=Full',
        totalMinutes: 60,
        mobilityMinutes: 0,
        cooldownMinutes: 5,
        notes: 'Chalk.\n@Ann',
        isTemplate: true,
        createdAt: full.createdAt,
        wods: [{ wodId, wod: name, minutes, notes: 'hard' }],
        blocks: [
          { title: 'Briefing', minutes: 3, text: 'Hello', place: 0 },
          { title: 'Tidy up', minutes: 2, place: 9 },
        ],
      },
      { id: spam.id, name: 'Spam 1', totalMinutes: 60, mobilityMinutes: 10, cooldownMinutes: 5, createdAt: spam.createdAt, wods: [] },
    ]);
    const moment = (at: string) => at.slice(0, 19).replace('T', ' ');
    expect((await fileText(library, `${PATH}/export`, { ids, format: 'csv' })).split('\r\n')).toEqual([
      '\ufeffid,name,description,totalMinutes,mobilityMinutes,cooldownMinutes,notes,isTemplate,createdAt,from minute,stretch,stretch minutes,stretch notes,wodId',
      `${full.id},'=Full,,60,0,5,"Chalk.\n'@Ann",yes,${moment(full.createdAt)},0,Briefing,3,Hello,`,
      `${full.id},'=Full,,,,,,,,3,${name},${minutes},hard,${wodId}`,
      `${full.id},'=Full,,,,,,,,11,Tidy up,2,,`,
      `${full.id},'=Full,,,,,,,,13,Cool-down,5,,`,
      `${spam.id},Spam 1,,60,10,5,,,${moment(spam.createdAt)},0,Warm-up,10,,`,
      `${spam.id},Spam 1,,,,,,,,10,Cool-down,5,,`,
      '',
    ]);
    for (const body of [{ ids: [] }, { ids: Array.from({ length: 201 }, (_, at) => `${at}`) }, { ids, format: 'pdf' }])
      await library.refused(400, 'POST', `${PATH}/export`, body);
    expect((await ask(`${library.url}${PATH}/export`, 'POST', { ids })).status).toBe(401);
  });

  it('are sorted, narrowed to days, and as many on a page as asked for', async () => {
    expect(await names('?sort=name')).toEqual(['Earnest', 'Own', 'Spam 1', 'Spam 2', 'Spam 3']);
    expect(await names('?sort=name&reversed=1&limit=2')).toEqual(['Spam 3', 'Spam 2']);
    expect(await names('?reversed=1')).toEqual(['Own', 'Spam 1', 'Spam 2', 'Spam 3', 'Earnest']);
    const [first] = strangers as [TrainingSession];
    expect(await names(`?from=${first.createdAt}&search=spam`)).toEqual(['Spam 3', 'Spam 2', 'Spam 1']);
    expect(await names('?before=2020-01-01T00:00:00.000Z')).toEqual([]);
    expect((await page('?limit=2&page=3')).pagination).toEqual({ page: 3, pages: 3, total: 5 });
    await browsers[0].create({ ...classOf(), name: 'Pattern', isTemplate: true });
    expect([
      await names('?template=1'),
      await names(`?template=1&browser=${await browserOf('Earnest')}`),
      await names('?template=1&search=spam'),
    ]).toEqual([['Pattern'], [], []]);
    for (const query of ['from=2020', 'template=x', 'before=x', 'sort=age', 'limit=101', 'reversed=x'])
      await library.refused(400, 'GET', `${PATH}?${query}`);
  });

  it('can be deleted together, and restored, as the change log tells', async () => {
    const ids = strangers.slice(0, 2).map(({ id }) => id);
    expect(new Set((await act<DeletedSessions>('delete', { ids: [...ids, UNKNOWN_ID] })).deleted)).toEqual(new Set(ids));
    expect(await names()).toEqual(['Earnest', 'Spam 3', 'Own']);
    for (const id of ids) await library.refused(404, 'GET', `/training-sessions/${id}`);
    expect(await act('delete', { ids })).toEqual({ deleted: [] });

    const { restored } = await act<RestoredSessions>('restore', { ids: [...ids, own.id] });
    expect(new Set(restored)).toEqual(new Set(ids));
    expect(await names()).toEqual(['Earnest', 'Spam 3', 'Spam 2', 'Spam 1', 'Own']);
    await act('delete', { ids: [own.id] });
    expect((await log()).map(({ action, title, subjectId, admin }) => [action, title, subjectId, admin])).toEqual([
      ['delete', 'Own', own.id, 'admin'],
      ['restore', '2 training sessions', undefined, 'admin'],
      ['delete', '2 training sessions', undefined, 'admin'],
    ]);
  });

  it('of one browser can be deleted at once', async () => {
    const browser = await browserOf('spam');
    const { deleted } = await act<DeletedSessions>('delete-browser', { browser });
    expect(new Set(deleted)).toEqual(new Set(strangers.map(({ id }) => id)));
    expect(await names()).toEqual(['Earnest', 'Own']);
    expect(await act('delete-browser', { browser })).toEqual({ deleted: [] });
    await act('restore', { ids: deleted });
    expect(await browsers[0].mine()).toEqual(expect.arrayContaining(deleted));
  });
});

describe.each(anyDatabase)("everybody's sessions on $name, by what is refused,", (kind) => {
  const library = Library.on(kind);
  let id: string;

  beforeAll(async () => void ({ id } = await new Browser(library).create(classOf())));

  it.each([
    ['delete', { ids: [] }],
    ['delete', { ids: 'all' }],
    ['delete', {}],
    ['delete', { ids: [1] }],
    ['restore', { ids: [{ $ne: '' }] }],
    ['delete', { ids: Array(201).fill(UNKNOWN_ID) }],
    ['restore', { ids: ['x'.repeat(37)] }],
  ])('are not touched by %s of %j', async (action, body) => {
    const { error, details } = await library.refused(400, 'POST', `${PATH}/${action}`, body);
    expect([error, details?.[0]?.field]).toEqual(['ids must be a list of 1 to 200 ids', 'ids']);
    expect((await library.get<PlannedSessionsPage>(PATH)).sessions).toEqual([expect.objectContaining({ name: 'Monday' })]);
  });

  it.each([undefined, '', '%', 'f'.repeat(64), ['a']])('are not touched by a browser that is %j', async (browser) => {
    expect((await library.refused(400, 'POST', `${PATH}/delete-browser`, { browser })).error).toBe('browser must be one that the list names');
    expect((await library.get<PlannedSessionsPage>(PATH)).sessions).toEqual([expect.objectContaining({ name: 'Monday' })]);
  });

  it('are for the admin only', async () => {
    for (const [method, path, body] of [
      ['GET', ''],
      ['POST', '/delete', { ids: [id] }],
      ['POST', '/delete-browser', {}],
      ['POST', '/restore', {}],
    ] as const) {
      expect((await ask(`${library.url}${PATH}${path}`, method, body)).status).toBe(401);
    }
  });
});
