import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { ChangeLogPage, ComingDay, DeletedWodPage, Exercise, TrainingSession, Wod, WodPage } from '@wod/domain';
import type { EntityManager } from 'typeorm';
import { backup, restore } from '../../src/index.js';
import { readEnvironment } from '../../src/platform/environment/read-environment.js';
import { RevisionEntity } from '../../src/revisions/revision.entity.js';
import { TrainingSessionEntity } from '../../src/training-sessions/training-session.entity.js';
import { type DatabaseKind, databases } from '../database/databases.js';
import { Library, PASSWORD, UNKNOWN_ID, USERNAME } from '../library.js';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A line of a backup: its head, a row, or its end. */
type Line = { migrations?: string[]; rows?: Record<string, number> } | [table: string, row: Record<string, unknown>];

/** Columns of training sessions that the first versions of the product did not have. */
const LATER_COLUMNS = ['bytes', 'network', 'widerNetwork', 'widestNetwork', 'openedAt', 'contentVersion'];

const pairs = databases.flatMap((from) => databases.map((to) => ({ from, to })));
const yes = () => Promise.resolve(true);

const CHANGED = 'The backup is damaged: its bytes have changed since it was written.';

/** The file with one bit flipped. @param at counts from the end if it is negative */
function flipped(packed: Buffer, at: number): Buffer {
  const byte = at < 0 ? packed.length + at : at;
  packed[byte] = (packed[byte] ?? 0) ^ 1;
  return packed;
}

/** Everything that the api reveals about a library. */
async function contentOf(library: Library) {
  return {
    wods: await library.get<WodPage>('/wods?limit=1000'),
    exercises: await library.get<Exercise[]>('/exercises'),
    deleted: (await library.get<DeletedWodPage>('/deleted-wods')).wods,
    sessions: await library.get<TrainingSession[]>('/training-sessions'),
    days: await library.get<ComingDay[]>('/coming-days'),
    log: await library.get<ChangeLogPage>('/change-log?page=1'),
  };
}

async function fill(library: Library): Promise<void> {
  const thruster = await library.createExercise({
    name: 'Thruster “heavy” 🏋️',
    equipment: 'BARBELL',
    description: 'Line one\nline two',
    aliases: ['Squat to press', 'TH 🏋️'],
    scaled: 'lighter',
  });
  const fran = await library.createWod({
    name: 'Fran',
    type: 'LADDER',
    repScheme: '21-15-9',
    minutesLow: 3,
    minutesHigh: 9,
    headline: 'Fast',
    anyOrder: true,
    aka: ['The one'],
    exercises: [{ exerciseId: thruster.id, weight: 42.5, womenWeight: 29.5, notes: 'fast', beginner: 'an empty bar' }],
  });
  await library.expecting(200, 'PUT', `/days/${new Date(Date.now() + 2 * DAY_MS).toISOString().slice(0, 10)}`, { wodId: fran.id });
  const gone = await library.createWod({ name: 'Gone', type: 'AMRAP', timeCapMinutes: 20, exercises: [] });
  await library.expecting(204, 'DELETE', `/wods/${gone.id}`);
  await library.expecting<TrainingSession>(201, 'POST', '/training-sessions', {
    name: 'Monday',
    totalMinutes: 60,
    mobilityMinutes: 10,
    cooldownMinutes: 5,
    isTemplate: true,
    wods: [{ wodId: fran.id, order: 1, notes: 'easy' }],
    blocks: [{ title: 'Briefing', minutes: 5, text: 'Scaling', place: 0 }],
  });
}

const environmentOf = (library: Library) => readEnvironment(library.variables);

describe.each(pairs)('a backup from $from.name restored to $to.name', ({ from, to }) => {
  const source = Library.on(from);
  const target = Library.on(to);
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'wod-backup-'));
    await fill(source);
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('brings everything back as it was, accounts included', async () => {
    const file = join(folder, 'library.backup');
    const written = await backup(environmentOf(source), file);
    expect(written).toMatchObject({ wods: 2, exercises: 1, wod_entries: 1, training_sessions: 1, session_entries: 1, session_blocks: 1, admins: 1 });
    expect((await stat(file)).mode & 0o077).toBe(0);
    expect(await readdir(folder)).toEqual(['library.backup']);

    const before = await contentOf(source);
    expect(await restore(environmentOf(target), file, yes)).toEqual(written);
    // The accounts are different too.
    await target.restart();
    const after = await contentOf(target);
    // The restart added one more sign-in.
    expect(after.log.entries.slice(1)).toEqual(before.log.entries);
    expect({ ...after, log: undefined }).toEqual({ ...before, log: undefined });
  });

  it('brings back histories that are longer in all than a statement may be', async () => {
    const revision = { at: new Date(), admin: USERNAME, subject: 'exercise' as const, subjectId: UNKNOWN_ID, before: '字'.repeat(60_000) };
    await source.inDatabase(async (manager) => {
      for (let version = 1; version <= 8; version += 1) await manager.insert(RevisionEntity, { ...revision, version });
    });
    const file = join(folder, 'histories.backup');
    const written = await backup(environmentOf(source), file);
    expect(await restore(environmentOf(target), file, yes)).toEqual(written);
    await target.restart();
  });

  it('keeps names apart that a collation would take for the same', async () => {
    const names = ['ı lift', 'i lift', 'ß press', 's press', 'ハ squat', 'は squat'];
    for (const name of names) await source.createExercise({ name, equipment: 'BARBELL' });
    const file = join(folder, 'names.backup');
    await backup(environmentOf(source), file);
    await restore(environmentOf(target), file, yes);
    await target.restart();
    expect((await target.get<Exercise[]>('/exercises')).map(({ name }) => name)).toEqual(expect.arrayContaining(names));
  });
});

describe.each(databases)('restoring to $name', (kind: DatabaseKind) => {
  const library = Library.on(kind);
  let folder: string;
  let file: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'wod-backup-'));
    file = join(folder, 'library.backup');
    await fill(library);
    await backup(environmentOf(library), file);
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('works out what a backup of an older version does not say of training sessions', async () => {
    const rows = (manager: EntityManager) => manager.find(TrainingSessionEntity);
    const [before] = await library.inDatabase(rows);
    const lines = gunzipSync(await readFile(file))
      .toString('utf8')
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Line);
    const olderLines = lines.flatMap((line): Line[] => {
      if (!Array.isArray(line))
        return [
          line.rows ? { rows: { ...line.rows, content_version: 1, session_blocks: 0 } } : { ...line, migrations: line.migrations?.slice(0, 2) },
        ];
      const [table, row] = line;
      if ((table === 'content_version' && row.id === 2) || table === 'session_blocks') return [];
      if (table !== 'training_sessions') return [line];
      return [[table, Object.fromEntries(Object.entries(row).filter(([column]) => !LATER_COLUMNS.includes(column)))]];
    });
    const older = join(folder, 'older.backup');
    await writeFile(older, gzipSync(`${olderLines.map((line) => JSON.stringify(line)).join('\n')}\n`));
    expect(await restore(environmentOf(library), older, yes)).toMatchObject({ training_sessions: 1, session_entries: 1 });
    expect(await library.inDatabase(rows)).toEqual([
      { ...before, contentVersion: 0, openedAt: before?.updatedAt, bytes: (before?.bytes ?? 0) - 256 - 'BriefingScaling'.length },
    ]);
    await library.restart();
    expect(await library.get<TrainingSession[]>('/training-sessions')).toMatchObject([
      { id: before?.id, name: 'Monday', wods: [{ wod: { name: 'Fran' } }] },
    ]);
    // Its version keeps rising, so that other processes notice changes.
    await library.expecting(200, 'PUT', `/training-sessions/${before?.id}`, { ...before, wods: [] });
    expect(await library.get('/training-sessions')).toMatchObject([{ version: 2, wods: [] }]);
    await restore(environmentOf(library), file, yes);
    await library.restart();
  });

  it('ends all sign-ins, and brings the password back', async () => {
    const before = library.token;
    const changed = 'changed in the meantime';
    const { token: after } = await library.expecting<{ token: string }>(200, 'PUT', '/auth/change-password', {
      currentPassword: PASSWORD,
      newPassword: changed,
      confirmation: changed,
    });
    await restore(environmentOf(library), file, yes);
    for (const token of [before, after]) {
      library.token = token;
      await library.refused(401, 'GET', '/auth/me');
    }
    await library.signIn();
    expect(await library.get('/auth/me')).toMatchObject({ username: USERNAME });
    // Once more over what is already as in the backup.
    await restore(environmentOf(library), file, yes);
    await library.refused(401, 'GET', '/auth/me');
    await library.signIn();
  });

  it('asks before it replaces a library that is not empty', async () => {
    const asked: unknown[] = [];
    const answer = await restore(environmentOf(library), file, async (holdings) => {
      asked.push(holdings);
      return false;
    });
    expect(answer).toBeUndefined();
    expect(asked).toEqual([{ wods: 2, exercises: 1, sessions: 1 }]);
  });

  it.each<[string, (whole: string) => Buffer | string, string]>([
    ['no backup', () => 'just text', 'The file is no backup of this product.'],
    ['another gzip file', () => gzipSync('{"format":"something"}\n'), 'The file is no backup of this product.'],
    ['a file that ends too early', (whole) => gzipSync(whole).subarray(0, 300), 'The backup is not whole: the file ends too early.'],
    [
      'one without its end',
      (whole) => gzipSync(whole.trimEnd().split('\n').slice(0, -1).join('\n') + '\n'),
      'The backup is not whole: its end is missing, or rows are.',
    ],
    [
      'one with a row less',
      (whole) => gzipSync(whole.replace(/^\["session_entries".*\n/m, '')),
      'The backup is not whole: its end is missing, or rows are.',
    ],
    ['one with bytes that were changed', (whole) => flipped(gzipSync(whole), -6), CHANGED],
    ['one with bytes that were appended', (whole) => Buffer.concat([gzipSync(whole), Buffer.from('appended')]), CHANGED],
    ['another gzip file that is whole', () => gzipSync('no JSON at all\n'), 'The file is no backup of this product.'],
    [
      'one with a value that is none',
      (whole) => gzipSync(whole.replace('"totalMinutes":60', '"totalMinutes":{"a":1}')),
      "The backup is damaged: training_sessions has a totalMinutes that can't be one.",
    ],
    [
      'one with a row that lacks a column',
      (whole) => gzipSync(whole.replace('"totalMinutes":60,', '')),
      'The backup is damaged: training_sessions has a row without all columns.',
    ],
    [
      'one with a table that is unknown',
      (whole) => gzipSync(whole.replace('["wods",', '["secrets",')),
      "The backup has a table secrets that this version doesn't know.",
    ],
    ['one that refers to nothing', (whole) => gzipSync(whole.replace(/("sessionId":")[^"]+/, '$1nobody')), 'FOREIGN KEY'],
    [
      'one of a newer version',
      (whole) => gzipSync(whole.replace('"version":1', '"version":2')),
      'The backup was made by a newer version of the product. Please upgrade first.',
    ],
    [
      'one with newer tables',
      (whole) => gzipSync(whole.replace('"migrations":[', '"migrations":["Later9",')),
      'The backup was made by a newer version of the product. Please upgrade first.',
    ],
  ])('changes nothing with %s', async (_, make, message) => {
    const broken = join(folder, 'broken.backup');
    await writeFile(broken, make(gunzipSync(await readFile(file)).toString('utf8')));
    const before = await library.get<Wod[]>('/wods/recent');
    let asked = 0;
    const restoring = restore(environmentOf(library), broken, async () => (asked += 1) > 0);
    await expect(restoring).rejects.toThrow(new RegExp(message, 'i'));
    // What the file alone reveals is reported before anything is asked.
    expect(asked).toBe(message === 'FOREIGN KEY' ? 1 : 0);
    expect(await library.get<Wod[]>('/wods/recent')).toEqual(before);
  });

  it('takes a changed bit anywhere for damage, never for a file of something else', async () => {
    const broken = join(folder, 'broken.backup');
    const packed = await readFile(file);
    const said = new Set<unknown>();
    // Nothing depends on what the first ten bytes say of the file's origin.
    for (let at = 10; at < packed.length; at += 5) {
      await writeFile(broken, flipped(Buffer.from(packed), at));
      said.add(await restore(environmentOf(library), broken, async () => false).catch((error: Error) => error.message));
    }
    said.delete('The backup is not whole: the file ends too early.');
    expect([...said]).toEqual([CHANGED]);
  });

  it('takes the parts and own minutes of an earlier version out of where they were', async () => {
    const earlier = join(folder, 'earlier.backup');
    const text = gunzipSync(await readFile(file))
      .toString('utf8')
      .replace(/("ChangeLog1760000000001").*?\]/, '$1]')
      .replace(/"minutesAreOwn":[^,]*,/g, '')
      .replace(/"part(Rounds)?":null,/g, '')
      .replace('"notes":"fast"', '"notes":"fast; part 2: 3 rounds"')
      .replace(/("name":"Fran".*?"estimatedDuration":)\d+/, '$1999');
    await writeFile(earlier, gzipSync(text));
    await restore(environmentOf(library), earlier, yes);
    await library.restart();
    const [fran] = (await library.get<WodPage>('/wods?search=fran')).wods;
    expect(fran).toMatchObject({ estimatedDuration: 999, minutesAreOwn: true, exercises: [{ notes: 'fast', part: 2, partRounds: 3 }] });
  });

  it('brings back a backup of an older version, whose tables had fewer columns and rows', async () => {
    const older = join(folder, 'older.backup');
    const text = gunzipSync(await readFile(file)).toString('utf8');
    const [head = '', ...rows] = text.split('\n');
    const migrations = (JSON.parse(head) as { migrations: string[] }).migrations.slice(0, 1);
    const withoutLog = rows
      .filter((row) => !row.startsWith('["change_log"'))
      .join('\n')
      .replace(/"change_log":\d+,/, '')
      .replaceAll(',"email":null', '');
    await writeFile(older, gzipSync([JSON.stringify({ ...JSON.parse(head), migrations }), withoutLog].join('\n')));
    expect(await restore(environmentOf(library), older, yes)).toMatchObject({ wods: 2, change_log: 0 });
    await library.signIn();
    expect((await library.get<ChangeLogPage>('/change-log?page=1')).entries).toMatchObject([{ action: 'signIn' }]);
    expect(await library.get('/auth/me')).toMatchObject({ username: USERNAME });
    expect((await library.get<WodPage>('/wods')).wods.map(({ name }) => name)).toEqual(['Fran']);
  });

  it('says when there is no file', async () => {
    await expect(restore(environmentOf(library), join(folder, 'nothing'), yes)).rejects.toThrow('There is no file');
  });
});
