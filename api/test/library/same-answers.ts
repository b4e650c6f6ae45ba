import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EQUIPMENT, type Exercise, WOD_CATEGORIES, WOD_GAPS, WOD_SORTS, WOD_TYPES, type WodPage } from '@wod/domain';
import { backup, readEnvironment, restore } from '../../src/index.js';
import type { DatabaseKind, EmptyDatabase } from '../database/databases.js';
import { type RunningApi, startApi } from '../running-api.js';

const SEARCHES = [
  'fran',
  'RENE',
  'réné',
  'urph',
  'Michael Murphy',
  'row',
  'farmers carry',
  'T2B',
  'HSPU',
  'clean & jerk',
  'hero wods',
  '21-15-9',
  '20 min amrap',
  'no equipment',
  '400 m run',
  'no pull-up bar',
  'kettelbell',
  'ς',
  'ß',
  'ı',
  '%',
  '_',
  "'",
  '\\',
  '🏋️',
];

/** Addresses of every public read, each with its filters, orders and pages. */
function addresses(wods: WodPage['wods'], exercises: Exercise[]): string[] {
  const lists = [
    '',
    'limit=1000',
    'limit=12&page=2',
    'limit=12&page=46',
    'page=999',
    'page=0',
    'facets=1&limit=1',
    'draw=7&limit=1000',
    'near=1&kit=BODYWEIGHT&search=thruster',
    ...WOD_TYPES.map((type) => `type=${type}&limit=1000`),
    'type=AMRAP,EMOM',
    ...WOD_CATEGORIES.map((category) => `category=${category}&facets=1`),
    ...EQUIPMENT.flatMap((equipment) => [`equipment=${equipment}&limit=100`, `kit=${equipment}&maxMinutes=20&facets=1`]),
    ...WOD_GAPS.map((gap) => `lacking=${gap}&limit=1000`),
    ...WOD_SORTS.flatMap((sort) => [`sort=${sort}&limit=1000`, `sort=${sort}&reversed=1&limit=1000`]),
    ...SEARCHES.flatMap((text) => [`search=${encodeURIComponent(text)}&facets=1`, `search=${encodeURIComponent(text)}&exact=1&sort=name`]),
    ...exercises.flatMap(({ id }, at) => (at % 20 ? [] : [`exercise=${id}&limit=1000`, `not=${id}`])),
  ];
  const some = wods.filter((_, at) => at % 20 === 0);
  return [
    ...lists.map((query) => `/wods?${query}`),
    '/wods/recent',
    '/wods/recent?limit=6',
    '/wods/index',
    '/wods/none',
    '/exercises',
    '/sitemap-entries',
    '/days?limit=31',
    '/days/today',
    '/wods/by-name/fight-gone-bad',
    '/schemas/wod-library-1.json',
    ...SEARCHES.map((text) => `/suggestions?q=${encodeURIComponent(text)}`),
    ...some.flatMap(({ id }) => [`/wods/${id}`, `/wods/${id.toUpperCase()}`, `/wods/${id}/similar`, `/oembed?url=http://localhost:3000/wods/${id}`]),
    ...exercises.filter((_, at) => at % 20 === 0).map(({ id }) => `/exercises/${id}`),
  ];
}

/** Reads are answered from memory, whichever database has filled it. @param from what holds the library of the running api */
export function sameAnswersContract(kind: DatabaseKind, from: () => EmptyDatabase, api: () => RunningApi): void {
  let folder: string;
  let database: EmptyDatabase;
  let moved: RunningApi;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'wod-moved-'));
    database = await kind.create();
    const file = join(folder, 'library.backup');
    await backup(readEnvironment(from().variables), file);
    await restore(readEnvironment(database.variables), file, async () => true);
    moved = await startApi({ ...database.variables, SEED: 'none' });
  });

  afterAll(async () => {
    await moved?.stop();
    await database?.drop();
    await rm(folder, { recursive: true });
  });

  it('answers every read byte for byte as where it came from', async () => {
    const answerOf = async ({ get }: RunningApi, path: string) => {
      const response = await get(path);
      return [path, response.status, (await response.text()).replace(/"requestId":"[^"]*"/, '')];
    };
    const { wods } = await api().json<WodPage>('/wods?limit=1000');
    for (const path of addresses(wods, await api().json<Exercise[]>('/exercises'))) {
      expect(await answerOf(moved, path)).toEqual(await answerOf(api(), path));
    }
  });
}
