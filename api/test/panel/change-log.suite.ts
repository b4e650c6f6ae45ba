import type { ChangeLogPage } from '@wod/domain';
import { ChangeLogEntity } from '../../src/change-log/change-log.entity.js';
import { readEnvironment } from '../../src/index.js';
import { inParts } from '../../src/platform/database/in-parts.js';
import { createDataSource } from '../../src/platform/database/data-source.js';
import { anyDatabase, databases } from '../database/databases.js';
import { ask, Library, UNKNOWN_ID, USERNAME } from '../library.js';
import { fileText } from '../transfers/sending.js';

const DAY_MS = 24 * 60 * 60 * 1000;

describe.each(databases)('the change log on $name', (kind) => {
  const library = Library.on(kind, 'test');
  const log = (query = '') => library.get<ChangeLogPage>(`/change-log${query}`);
  const wod = (name: string) => ({ name, type: 'FOR_TIME' as const, exercises: [] });

  it('says who changed what, the newest first', async () => {
    const before = new Date().toISOString();
    const exercise = await library.createExercise({ name: 'Row', equipment: 'ROWER' });
    await library.expecting(200, 'PUT', `/exercises/${exercise.id}`, { name: 'Rowing', equipment: 'ROWER' });
    await library.expecting(204, 'DELETE', `/exercises/${exercise.id}`);
    const { id } = await library.createWod(wod('First'));
    await library.expecting(200, 'PUT', `/wods/${id}`, wod('Second'));
    await library.expecting(204, 'DELETE', `/wods/${id}`);
    await library.expecting(200, 'POST', `/deleted-wods/${id}/restore`);
    await library.expecting(200, 'POST', '/import/wods', { category: 'ALL', wodNames: ['Fran'] });

    const { entries, pagination } = await log();
    expect(pagination).toEqual({ page: 1, pages: 1, total: 9 });
    expect(entries.map(({ action, subject, subjectId, title }) => [action, subject, subjectId, title])).toEqual([
      ['import', 'wod', expect.any(String), 'Fran'],
      ['restore', 'wod', id, 'Second'],
      ['delete', 'wod', id, 'Second'],
      ['update', 'wod', id, 'Second'],
      ['create', 'wod', id, 'First'],
      ['delete', 'exercise', exercise.id, 'Rowing'],
      ['update', 'exercise', exercise.id, 'Rowing'],
      ['create', 'exercise', exercise.id, 'Row'],
      ['signIn', 'account', undefined, 'Signed in'],
    ]);
    expect(new Set(entries.map((entry) => entry.admin))).toEqual(new Set([USERNAME]));
    expect(new Set(entries.map((entry) => entry.id)).size).toBe(9);
    for (const { at } of entries.slice(0, 8)) expect(at >= before && at <= new Date().toISOString()).toBe(true);
  });

  it('has nothing of what was refused', async () => {
    const { id } = await library.createWod(wod('Fran'));
    await library.refused(409, 'PUT', `/wods/${id}`, { ...wod('Stale'), version: 9 });
    await library.refused(400, 'POST', '/wods', { ...wod('Wrong'), exercises: [{ exerciseId: UNKNOWN_ID }] });
    await library.refused(404, 'DELETE', `/wods/${UNKNOWN_ID}`);
    expect((await log()).entries.map(({ action }) => action)).toEqual(['create', 'signIn']);
  });

  it('has 20 entries on a page', async () => {
    await Promise.all(Array.from({ length: 44 }, (_, index) => library.createWod(wod(`WOD ${index}`))));
    const pages = await Promise.all([1, 2, 3, 4].map((page) => log(`?page=${page}`)));
    expect(pages.map(({ entries }) => entries.length)).toEqual([20, 20, 5, 0]);
    expect(pages[3]?.pagination).toEqual({ page: 4, pages: 3, total: 45 });
    const ids = pages.flatMap(({ entries }) => entries.map(({ id }) => Number(id)));
    expect(ids).toEqual([...ids].sort((a, b) => b - a));
  });

  it('is a table of all that is selected, in its order and harmless to a spreadsheet', async () => {
    await library.inDatabase(async (manager) => {
      const at = new Date('2026-03-01T10:20:30.400Z');
      const rows = Array.from({ length: 1001 }, (_, index) => ({
        at,
        admin: 'boss',
        action: 'update' as const,
        subject: 'wod' as const,
        subjectId: null,
        title: `=WOD ${index}`,
      }));
      for (const some of inParts(rows, 100)) await manager.insert(ChangeLogEntity, some);
    });
    const { id } = await library.createWod(wod('Alpha'));
    const lines = async (query = '') => (await fileText(library, `/change-log/export${query}`)).split('\r\n');
    const [titles, newest, ...rest] = await lines();
    expect(titles).toBe('\ufeffat,by,change,what,name,id');
    expect(newest).toMatch(new RegExp(`^\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d:\\d\\d,${USERNAME},Created,WOD,Alpha,${id}$`));
    const made = (index: number) => `2026-03-01 10:20:30,boss,Changed,WOD,'=WOD ${index},`;
    expect(rest.slice(0, 1001)).toEqual(Array.from({ length: 1001 }, (_, index) => made(1000 - index)));
    expect(rest.slice(1001)).toEqual([expect.stringMatching(/,admin,Signed in,Account,Signed in,$/), '']);
    expect((await lines('?admin=boss&reversed=1')).slice(1, 3)).toEqual([made(0), made(1)]);
    expect(await lines('?admin=nobody')).toEqual([titles, '']);
    await library.refused(400, 'GET', '/change-log/export?action=eat');
    expect((await ask(`${library.url}/change-log/export`, 'GET')).status).toBe(401);
  });

  it('is narrowed to an account, an action and a subject, from either end', async () => {
    const first = await library.createWod(wod('Alpha'));
    await library.createWod(wod('Beta'));
    await library.createExercise({ name: 'Row', equipment: 'ROWER' });
    await library.expecting(204, 'DELETE', `/wods/${first.id}`);
    const titles = async (query: string) => (await log(`?${query}`)).entries.map(({ title }) => title);
    expect(await titles('subject=wod')).toEqual(['Alpha', 'Beta', 'Alpha']);
    expect(await titles('action=create')).toEqual(['Row', 'Beta', 'Alpha']);
    expect(await titles('action=create&subject=wod&reversed=1')).toEqual(['Alpha', 'Beta']);
    expect(await titles(`admin=${USERNAME}&subject=exercise`)).toEqual(['Row']);
    expect(await titles('admin=nobody')).toEqual([]);
    expect((await log('?action=create&limit=2')).pagination).toEqual({ page: 1, pages: 2, total: 3 });
  });

  const at = (days: number) => new Date(Date.now() - days * DAY_MS);

  /** Starts again with these entries, too. */
  async function restartWith(entries: { action: 'signIn' | 'signInFailed'; at: Date }[]): Promise<void> {
    const source = await createDataSource(readEnvironment(library.variables), [ChangeLogEntity]).initialize();
    const whole = entries.map((entry) => ({ ...entry, admin: 'x', subject: 'account' as const, title: 'x' }));
    for (const some of inParts(whole)) await source.manager.insert(ChangeLogEntity, some);
    await source.destroy();
    await library.restart();
  }

  it('forgets sign-ins that failed after 90 days, and nothing else', async () => {
    await restartWith([
      { action: 'signInFailed', at: at(91) },
      { action: 'signInFailed', at: at(89) },
      { action: 'signIn', at: at(400) },
    ]);
    expect((await log()).entries.map(({ action }) => action)).toEqual(['signIn', 'signIn', 'signInFailed', 'signIn']);
  });

  it('keeps only so many sign-ins that failed, the newest', async () => {
    const first = at(2);
    const failures = Array.from({ length: 10_001 }, (_, second) => ({
      action: 'signInFailed' as const,
      at: new Date(first.getTime() + 1000 * second),
    }));
    await restartWith([...failures, { action: 'signIn', at: at(3) }]);
    const { pagination, entries } = await log('?action=signInFailed&reversed=1&limit=1');
    expect([pagination.total, entries[0]?.at]).toEqual([10_000, failures[1]?.at.toISOString()]);
    expect((await log('?action=signIn')).pagination.total).toBe(3);
  });

  if (anyDatabase.includes(kind)) {
    it.each([
      ['action=x', /^action must be one of create, /],
      ['subject=x', /^subject must be one of wod, /],
      ['limit=101', /^limit must be a whole number from 1 to 100$/],
      [`admin=${'x'.repeat(65)}`, /^admin must be one name of at most 64 characters$/],
      ['reversed=x', /^reversed must be 1 or 0$/],
    ])('refuses %s with a sentence', async (query, sentence) => {
      expect((await library.refused(400, 'GET', `/change-log?${query}`)).error).toMatch(sentence);
    });

    it.each(['page=0', 'page=x', 'page=1.5'])('refuses %s', async (query) => {
      expect((await library.refused(400, 'GET', `/change-log?${query}`)).error).toBe('page must be a whole number from 1');
    });

    it('is for the signed-in admin', async () => {
      expect((await ask(`${library.url}/change-log`, 'GET')).status).toBe(401);
    });
  }
});
