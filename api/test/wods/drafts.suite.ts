import { setTimeout as wait } from 'node:timers/promises';
import type { ChangeLogPage, DraftPage, Exercise, Namesake, TrainingSession, Wod, WodInput, WodPage } from '@wod/domain';
import { databases } from '../database/databases.js';
import { ask, Library, UNKNOWN_ID } from '../library.js';
import { Browser, classOf } from '../planning.js';
import { type RunningApi, startApi } from '../running-api.js';

describe.each(databases)('drafts on $name', (kind) => {
  const library = Library.on(kind);
  let row: Exercise;
  beforeAll(async () => {
    row = await library.createExercise({ name: 'Row', equipment: 'ROWER' });
  });

  const input = (name: string, more: Partial<WodInput> = {}): WodInput => ({
    name,
    type: 'FOR_TIME',
    exercises: [{ exerciseId: row.id, distance: 500 }],
    ...more,
  });
  const newest = async () => (await library.get<WodPage>('/wods')).wods.map(({ name }) => name);
  const drafts = async () => (await library.get<DraftPage>('/drafts')).drafts.map(({ name, publishAt }) => [name, publishAt]);
  const anybody = async (path: string, of = library.url) => (await ask<{ name?: string }>(`${of}${path}`, 'GET')).status;
  const in_ = (ms: number) => new Date(Date.now() + ms).toISOString();

  it('are in no public answer, and become the newest when they are published', async () => {
    const wod = await library.createWod(input('Hidden away', { publishAt: 'never' }));
    expect(wod).toMatchObject({ name: 'Hidden away', publishAt: 'never', version: 1 });
    const other = await library.createWod(input('Other'));
    expect(await newest()).toEqual(['Other']);
    for (const path of [`/wods/${wod.id}`, `/wods/${wod.id}/similar`, '/wods/by-name/hidden-away', `/drafts/${UNKNOWN_ID}`])
      await library.refused(404, 'GET', path);
    expect(await Promise.all(['/drafts', `/drafts/${wod.id}`, '/namesakes?name=Other'].map((path) => anybody(path)))).toEqual([401, 401, 401]);
    for (const path of [
      '/wods?search=hidden&facets=1&near=1',
      '/wods/recent',
      '/wods/index',
      '/suggestions?q=hidden',
      '/sitemap-entries',
      `/exercises/${row.id}`,
      '/dashboard',
    ]) {
      expect(JSON.stringify(await library.get(path))).not.toMatch(/Hidden|"(wodCount|wods|FOR_TIME)":2/);
    }
    expect(await drafts()).toEqual([['Hidden away', 'never']]);
    expect(await library.get(`/drafts/${wod.id}`)).toEqual(wod);
    await library.refused(404, 'GET', `/drafts/${other.id}`);
    expect((await library.refused(400, 'POST', '/training-sessions', classOf(wod))).details?.[0]?.message).toBe('This WOD is not in the library');

    const before = Date.now();
    const published = await library.expecting<Wod>(200, 'POST', `/drafts/${wod.id}/publish`);
    expect(published).toEqual({ ...wod, publishAt: undefined, version: 2, createdAt: published.createdAt, updatedAt: published.createdAt });
    expect(Date.parse(published.createdAt)).toBeGreaterThanOrEqual(before);
    expect(await newest()).toEqual(['Hidden away', 'Other']);
    expect(await library.get(`/wods/${wod.id}`)).toEqual(published);
    await library.refused(404, 'POST', `/drafts/${wod.id}/publish`);
    expect((await library.get<ChangeLogPage>('/change-log')).entries[0]).toMatchObject({
      action: 'publish',
      subjectId: wod.id,
      title: 'Hidden away',
    });
    for (const { id } of [wod, other]) await library.expecting(204, 'DELETE', `/wods/${id}`);
  });

  it('may have been public before: sessions go on showing them, and published again they are the newest', async () => {
    const [wod, other] = [await library.createWod(input('To and fro')), await library.createWod(input('In between'))];
    const browser = new Browser(library);
    const session = await browser.create(classOf(wod));
    await library.expecting(200, 'PUT', `/wods/${wod.id}`, input('To and fro', { publishAt: 'never', version: 1 }));
    expect(await newest()).toEqual(['In between']);
    await library.refused(404, 'GET', `/wods/${wod.id}`);
    const shown = await library.get<TrainingSession>(`/training-sessions/${session.id}`);
    expect(shown.wods[0]?.wod).toMatchObject({ name: 'To and fro', removed: true });
    expect((await browser.send('PUT', `/training-sessions/${session.id}`, { ...classOf(wod), name: 'Once more' })).status).toBe(200);

    await library.expecting(204, 'DELETE', `/wods/${wod.id}`);
    expect(await drafts()).toEqual([]);
    expect(await library.expecting<Wod>(200, 'POST', `/deleted-wods/${wod.id}/restore`)).toMatchObject({ publishAt: 'never' });
    expect(await drafts()).toEqual([['To and fro', 'never']]);
    // Without a word about it, as any client of the api sends it, a WOD is public.
    await library.expecting(200, 'PUT', `/wods/${wod.id}`, input('To and fro'));
    expect(await newest()).toEqual(['To and fro', 'In between']);
    await library.restart();
    expect(await newest()).toEqual(['To and fro', 'In between']);
    for (const { id } of [wod, other]) await library.expecting(204, 'DELETE', `/wods/${id}`);
  });

  it('become public by themselves at their moment, whoever wrote them', async () => {
    const others: RunningApi[] = kind.name === 'MySQL' ? [await startApi(library.variables)] : [];
    const moment = in_(1500);
    const later = await library.createWod(input('Next year', { publishAt: in_(365 * 24 * 60 * 60 * 1000) }));
    const wod = await library.createWod(input('Soon', { publishAt: moment }));
    const before = await library.createWod(input('Meanwhile'));
    expect(await newest()).toEqual(['Meanwhile']);
    for (const { url } of [library, ...others]) {
      while ((await anybody(`/wods/${wod.id}`, url)) !== 200) await wait(20);
      expect(Date.now()).toBeGreaterThanOrEqual(Date.parse(moment));
    }
    const published = await library.get<Wod>(`/wods/${wod.id}`);
    expect(published).toEqual({ ...wod, publishAt: undefined, createdAt: moment, updatedAt: moment });
    expect(await newest()).toEqual(['Soon', 'Meanwhile']);
    expect((await drafts()).map(([name]) => name)).toEqual(['Next year']);
    const { entries } = await library.get<ChangeLogPage>('/change-log');
    expect(entries.filter(({ subjectId }) => subjectId === wod.id).map(({ action, admin }) => `${admin}: ${action}`)).toEqual([
      'The date that was set: publish',
      'admin: create',
    ]);

    await library.expecting(200, 'PUT', `/wods/${later.id}`, input('Next year', { publishAt: '2020-01-01T12:00+01:00' }));
    expect(await newest()).toEqual(['Next year', 'Soon', 'Meanwhile']);
    for (const { id } of [wod, before, later]) await library.expecting(204, 'DELETE', `/wods/${id}`);
    for (const other of others) await other.stop();
  });

  it.each(['tomorrow', '2030-01-01T10:00', '2030-01-01', '9999-12-31T00:00Z'])('are not dated %s', async (publishAt) => {
    expect((await library.refused(400, 'POST', '/wods', input('Undated', { publishAt }))).details).toEqual([
      { field: 'publishAt', message: 'Publication must be a date and a time with its time zone, or never' },
    ]);
  });

  it('and WODs are found by their name in any spelling', async () => {
    const [fran, draft] = [
      await library.createWod(input('Fight Gone Bad')),
      await library.createWod(input('fight-gone bad', { publishAt: 'never' })),
    ];
    const named = (query: Record<string, string>) => library.get<Namesake[]>(`/namesakes?${new URLSearchParams(query)}`);
    const both = [
      { id: fran.id, name: 'Fight Gone Bad', isDraft: false },
      { id: draft.id, name: 'fight-gone bad', isDraft: true },
    ];
    expect(await named({ name: 'FIGHT GONE BAD' })).toEqual(both);
    expect(await named({ name: 'Fight Gone Bad', besides: fran.id })).toEqual([both[1]]);
    expect(await named({ name: 'Fight' })).toEqual([]);
    expect(await named({ name: ' ' })).toEqual([]);
    await library.refused(400, 'GET', `/namesakes?name=${'n'.repeat(121)}`);
  });
});
