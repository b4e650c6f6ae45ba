import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Exercise, LoginAnswer, SitemapPage } from '@wod/domain';
import { type RunningApi, startApi } from '../../test/running-api.js';

const PASSWORD = 'correct horse battery';

let data: string;
let api: RunningApi;
let authorization: string;

beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'wod-site-'));
  api = await startApi({ DATA_DIR: data, SEED: 'none', ADMIN_PASSWORD: PASSWORD });
  const { token } = (await (await send('/auth/login', { username: 'admin', password: PASSWORD })).json()) as LoginAnswer;
  authorization = `Bearer ${token}`;
});

afterAll(async () => {
  await api.stop();
  await rm(data, { recursive: true });
});

const send = (path: string, body: object) =>
  fetch(api.url + path, { method: 'POST', headers: { 'content-type': 'application/json', authorization }, body: JSON.stringify(body) });
const addExercise = async (name: string) => (await (await send('/exercises', { name, equipment: 'BODYWEIGHT' })).json()) as Exercise;
const version = async () => (await api.json<{ version: string }>('/content-version')).version;

it('tell a new version with every change of the content, and keep it without', async () => {
  const before = await version();
  expect(await version()).toBe(before);
  await addExercise('Bear Crawl');
  expect(await version()).not.toBe(before);
});

it('never let the version be cached', async () => {
  expect((await api.get('/content-version')).headers.get('cache-control')).toBe('no-store');
});

it('list the pages of the library, each with its last change where it is known', async () => {
  const { id: exerciseId } = await addExercise('Crab Walk');
  const wod = { name: 'Seaside', type: 'AMRAP', timeCapMinutes: 10, exercises: [{ exerciseId, distance: 20 }] };
  const { id, updatedAt } = (await (await send('/wods', wod)).json()) as { id: string; updatedAt: string };
  const { entries } = await api.json<SitemapPage>('/sitemap-entries');
  expect(entries).toContainEqual({ path: `/wods/${id}`, lastModified: updatedAt });
  expect(entries).toContainEqual({ path: `/exercises/${exerciseId}` });
  expect((await api.get('/sitemap-entries')).headers.get('etag')).toBeTruthy();
});
