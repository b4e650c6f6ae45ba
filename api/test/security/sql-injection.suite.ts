import type { ErrorBody, Exercise, TrainingSession, Wod, WodPage } from '@wod/domain';
import { AdminEntity } from '../../src/auth/admin.entity.js';
import { anyDatabase, databases } from '../database/databases.js';
import { ask, Library, PASSWORD, USERNAME } from '../library.js';
import { classOf, twoWods } from '../planning.js';

/** Text that closes a string, a number, a list or a comment in either database, and what would show if it did. */
const INJECTIONS = [
  "'",
  '"',
  '`',
  '\\',
  "'--",
  "' OR '1'='1",
  '" OR "1"="1',
  ' OR 1=1',
  "') OR ('1'='1",
  "' OR 1=1 #",
  "\\' OR 1=1 -- ",
  "'; DROP TABLE wods; --",
  "' UNION SELECT password_hash FROM admins -- ",
  "'/**/OR/**/1=1/*",
  "' AND SLEEP(9) -- ",
  '%',
  '_',
  ':id',
  '?',
  '$1',
];

describe.each(databases)('SQL in what a client sends, on $name,', (kind) => {
  const library = Library.on(kind);
  let fran: Wod;
  let thruster: Exercise;
  let session: TrainingSession;

  beforeAll(async () => {
    ({ fran, thruster } = await twoWods(library));
    session = await library.expecting<TrainingSession>(201, 'POST', '/training-sessions', classOf(fran));
  });

  /** Everything in the library. */
  const everything = () =>
    Promise.all([
      library.get<WodPage>('/wods?limit=100'),
      library.get('/exercises'),
      library.get('/training-sessions'),
      library.get('/deleted-wods'),
      library.get('/deleted-training-sessions'),
      library.inDatabase((manager) => manager.find(AdminEntity)),
    ]);

  it('is no id: nothing is found, changed or deleted by it', async () => {
    const before = await everything();
    const nouns: [noun: string, id: string, body: object, restored?: string][] = [
      ['wods', fran.id, fran, 'deleted-wods'],
      ['exercises', thruster.id, thruster],
      ['training-sessions', session.id, classOf(fran), 'training-sessions'],
    ];
    for (const [noun, id, body, restored] of nouns) {
      for (const injection of INJECTIONS) {
        const path = encodeURIComponent(`${id}${injection}`);
        const answers = [
          await library.send('GET', `/${noun}/${path}`),
          await library.send('PUT', `/${noun}/${path}`, body),
          await library.send('DELETE', `/${noun}/${path}`),
          ...(restored === undefined ? [] : [await library.send('POST', `/${restored}/${path}/restore`)]),
        ];
        expect([noun, injection, ...new Set(answers.map(({ status }) => status))]).toEqual([noun, injection, 404]);
      }
    }
    expect(await everything()).toEqual(before);
  });

  it('is kept letter for letter in every text', async () => {
    for (const [index, injection] of INJECTIONS.entries()) {
      const text = `${index} x ${injection.trim()}`;
      const exercise = await library.createExercise({ name: text, equipment: 'ROPE', description: text, videoUrl: 'https://example.org/?a=1%27' });
      const wod = await library.createWod({
        name: text,
        description: text,
        type: 'LADDER',
        repScheme: text,
        exercises: [{ exerciseId: exercise.id, notes: text }],
      });
      const plan = { ...classOf(), name: text, description: text, notes: text, wods: [{ wodId: wod.id, order: 1, notes: text }] };
      const { id } = await library.expecting<TrainingSession>(201, 'POST', '/training-sessions', plan);
      expect(await library.get(`/exercises/${exercise.id}`)).toMatchObject({ name: text, description: text });
      expect(await library.get(`/wods/${wod.id}`)).toMatchObject({
        name: text,
        description: text,
        repScheme: text,
        exercises: [{ notes: text, exercise: { name: text } }],
      });
      expect(await library.get(`/training-sessions/${id}`)).toMatchObject({ name: text, description: text, notes: text, wods: [{ notes: text }] });
      expect((await library.get<WodPage>(`/wods?search=${encodeURIComponent(text)}`)).wods[0]?.id).toBe(wod.id);
    }
  });

  it('is no id in a body', async () => {
    for (const injection of INJECTIONS) {
      const exercises = [{ exerciseId: `${thruster.id}${injection.trim()}` }];
      expect((await library.refused(400, 'POST', '/wods', { name: 'x', type: 'EMOM', exercises })).details?.[0]?.field).toBe(
        'exercises.0.exerciseId',
      );
      const wods = [{ wodId: `${fran.id}${injection.trim()}`, order: 1 }];
      expect((await library.refused(400, 'POST', '/training-sessions', { ...classOf(), wods })).details?.[0]?.field).toBe('wods.0.wodId');
    }
  });

  it('imports nothing', async () => {
    const before = await everything();
    for (const injection of INJECTIONS) {
      const { status } = await library.send<ErrorBody>('POST', '/import/wods', { category: `HERO${injection}`, wodNames: ['Murph'] });
      expect([injection, status]).toEqual([injection, 400]);
      const answer = await library.send<{ summary?: object }>('POST', '/import/wods', { category: 'HERO', wodNames: [`Murph${injection}`] });
      expect([injection, answer.status, answer.body.summary]).toEqual([injection, 200, { imported: 0, skipped: 0, errors: 1 }]);
    }
    expect(await everything()).toEqual(before);
  });

  it('signs nobody in', async () => {
    // Nine wrong attempts and a right one, so that the throttle is never reached.
    for (const [index, injection] of INJECTIONS.entries()) {
      const credentials = index % 2 ? { username: `${USERNAME}${injection}`, password: PASSWORD } : { username: USERNAME, password: injection };
      const { status } = await ask(`${library.url}/auth/login`, 'POST', credentials);
      expect([injection, status]).toEqual([injection, 401]);
      if (index % 5 === 4) expect((await ask(`${library.url}/auth/login`, 'POST', { username: USERNAME, password: PASSWORD })).status).toBe(200);
    }
  });

  if (anyDatabase.includes(kind)) {
    it.each(['page', 'limit', 'type', 'category', 'equipment', 'kit', 'maxMinutes', 'facets'])('is no %s of the list', async (field) => {
      for (const injection of INJECTIONS) {
        for (const value of [`1${injection}`, `AMRAP${injection}`]) {
          const { status, body } = await library.send<ErrorBody>('GET', `/wods?${field}=${encodeURIComponent(value)}`);
          expect([value, status, body.details?.map((problem) => problem.field)]).toEqual([value, 400, [field]]);
        }
      }
    });

    it.each([
      ['/wods/recent', 'limit', 400],
      ['/change-log', 'page', 400],
      ['/import/preview', 'category', 400],
      ['/exercises', 'id', 200],
      ['/training-sessions', 'id', 200],
    ])('is no parameter of %s', async (path, field, expected) => {
      for (const injection of INJECTIONS) {
        const { status } = await library.send('GET', `${path}?${field}=${encodeURIComponent(`1${injection}`)}`);
        expect([injection, status]).toEqual([injection, expected]);
      }
    });

    it('is searched for like any other text', async () => {
      // A question mark ends a question: "Fran?" finds Fran, and says so.
      for (const injection of INJECTIONS.filter((one) => one !== '?')) {
        const { wods, pagination } = await library.get<WodPage>(`/wods?search=${encodeURIComponent(`Fran${injection}`)}`);
        expect([injection, wods, pagination.total]).toEqual([injection, [], 0]);
      }
    });
  }
});
