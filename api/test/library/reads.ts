import { predefinedExercises, predefinedWods } from '@wod/catalogue';
import { type Exercise, kitNeededBy, type SimilarWod, type Wod, type WodPage } from '@wod/domain';
import type { RunningApi } from '../running-api.js';

const WODS = predefinedWods.length;
const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000';
const ISO_MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

export function readContract(api: () => RunningApi): void {
  const list = (query: string) => api().json<WodPage>(`/wods${query}`);

  it('GET /wods answers the first 10, the newest first, with the true total', async () => {
    const { wods, pagination } = await list('');
    expect(pagination).toEqual({ page: 1, pages: Math.ceil(WODS / 10), total: WODS });
    expect(wods).toHaveLength(10);
    expect(wods.map((wod) => wod.name)).toEqual([
      'Fran',
      'Murph',
      'Cindy',
      'Helen',
      'Chelsea',
      'Tabata Something Else',
      'Kalsu',
      'Grace',
      'Annie',
      'DT',
    ]);
    const moments = wods.map((wod) => wod.createdAt);
    expect(moments).toEqual([...moments].sort().reverse());
  });

  it('pages through the whole library without repeating or missing a WOD', async () => {
    const pages = await Promise.all(Array.from({ length: Math.ceil(WODS / 12) }, (_, index) => list(`?limit=12&page=${index + 1}`)));
    const ids = pages.flatMap((page) => page.wods.map((wod) => wod.id));
    expect(new Set(ids).size).toBe(WODS);
    expect(ids).toEqual((await list('?limit=1000')).wods.map((wod) => wod.id));
    expect(pages.at(-1)?.wods).toHaveLength(WODS % 12);
  });

  it('answers a page past the end with an empty list and the true total', async () => {
    expect(await list('?page=99&limit=12')).toEqual({ wods: [], pagination: { page: 99, pages: Math.ceil(WODS / 12), total: WODS } });
  });

  it('takes empty parameters as absent and ignores unknown ones', async () => {
    expect(await list('?page=&limit=&search=&type=&category=&equipment=&kit=&maxMinutes=&facets=&exact=&utm_source=x')).toEqual(await list(''));
  });

  it('GET /wods/recent answers an array of 5, or of as many as asked for, newest first', async () => {
    const five = await api().json<Wod[]>('/wods/recent');
    expect(five.map((wod) => wod.name)).toEqual(['Fran', 'Murph', 'Cindy', 'Helen', 'Chelsea']);
    expect(await api().json<Wod[]>('/wods/recent?limit=6')).toEqual((await list('?limit=6')).wods);
  });

  it('GET /wods/{id} answers the same WOD as the list, without null anywhere', async () => {
    const [fran] = (await list('?limit=1')).wods;
    const response = await api().get(`/wods/${fran?.id}`);
    const text = await response.text();
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(text).not.toContain('null');
    expect(JSON.parse(text)).toEqual(fran);
  });

  it('describes a WOD with its exercises embedded', async () => {
    const [fran] = (await list('?limit=1')).wods;
    const [thruster, pullUp] = fran?.exercises ?? [];
    expect(fran).toMatchObject({ type: 'LADDER', category: 'BENCHMARK', repScheme: '21-15-9', estimatedDuration: expect.any(Number) });
    expect(fran?.createdAt).toMatch(ISO_MOMENT);
    expect(fran?.updatedAt).toBe(fran?.createdAt);
    expect(thruster).toEqual({
      id: expect.any(String),
      exerciseId: thruster?.exercise.id,
      weight: 43,
      womenWeight: 29.5,
      exercise: {
        id: expect.any(String),
        name: 'Thruster',
        description: expect.any(String),
        equipment: 'BARBELL',
        scaled: expect.any(String),
        beginner: expect.any(String),
      },
    });
    expect(pullUp?.id).not.toBe(thruster?.id);
  });

  it('GET /wods/by-name/{name} answers the WOD whose name is written like this in an address', async () => {
    for (const [written, name] of [
      ['fran', 'Fran'],
      ['Fight-Gone-Bad', 'Fight Gone Bad'],
      ['tabata-this', 'Tabata This!'],
    ]) {
      expect(await api().json<Wod>(`/wods/by-name/${written}`)).toMatchObject({ name });
    }
    for (const unknown of ['nothing', '-', UNKNOWN_ID, encodeURIComponent('%'), 'x'.repeat(90)]) {
      expect((await api().get(`/wods/by-name/${unknown}`)).status).toBe(404);
    }
  });

  it('GET /wods/{id}/similar answers up to four others of about its length that need no more kit', async () => {
    const { wods } = await list('?limit=1000');
    const kitOf = (wod?: Wod) => new Set(wod && kitNeededBy(wod));
    for (const wod of wods.filter((_, index) => index % 20 === 0)) {
      const similar = await api().json<SimilarWod[]>(`/wods/${wod.id}/similar`);
      expect(similar.length).toBeLessThanOrEqual(4);
      expect(similar.length).toBeGreaterThan(0);
      for (const { id, minutes = 0, ...other } of similar) {
        const found = wods.find((one) => one.id === id);
        expect(found).toMatchObject({ name: other.name, type: other.type, estimatedDuration: minutes });
        expect(id).not.toBe(wod.id);
        expect([wod.name, other.name, Math.abs(minutes - (wod.estimatedDuration ?? 0)) <= Math.max((wod.estimatedDuration ?? 0) / 4, 3)]).toEqual([
          wod.name,
          other.name,
          true,
        ]);
        expect([...kitOf(found)].filter((item) => !kitOf(wod).has(item))).toEqual([]);
        expect(other.needsLess ?? false).toBe(kitOf(found).size < kitOf(wod).size);
      }
    }
  });

  it('GET /wods/{id}/similar answers 404 for an unknown id, and 304 to who has the answer', async () => {
    const [fran] = (await list('?limit=1')).wods;
    const { headers } = await api().get(`/wods/${fran?.id}/similar`);
    expect((await api().get(`/wods/${fran?.id}/similar`, { 'if-none-match': headers.get('etag') ?? '' })).status).toBe(304);
    expect((await api().get(`/wods/${UNKNOWN_ID}/similar`)).status).toBe(404);
  });

  it('GET /exercises answers all exercises by name', async () => {
    const exercises = await api().json<Exercise[]>('/exercises');
    expect(exercises).toHaveLength(predefinedExercises.length);
    const names = exercises.map((exercise) => exercise.name);
    expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'en')));
  });

  it('GET /exercises/{id} answers one exercise', async () => {
    const [first] = await api().json<Exercise[]>('/exercises');
    expect(await api().json(`/exercises/${first?.id}`)).toEqual(first);
    expect(first).toEqual({
      ...predefinedExercises.find(({ name }) => name === first?.name),
      id: expect.any(String),
      createdAt: expect.stringMatching(ISO_MOMENT),
      version: 1,
      wodCount: expect.any(Number),
    });
  });

  it.each(['/wods', '/exercises'])('%s/{id} answers 404 for an unknown and for a malformed id', async (path) => {
    for (const id of [UNKNOWN_ID, 'x', '0', '__proto__', '%00', "' OR 1=1", 'a'.repeat(90), 'a'.repeat(2000)]) {
      const response = await api().get(`${path}/${id}`);
      expect([id, response.status]).toEqual([id, 404]);
    }
    const { error } = (await (await api().get(`${path}/${UNKNOWN_ID}`)).json()) as { error: string };
    expect(error).toBe(path === '/wods' ? 'WOD not found' : 'Exercise not found');
  });
}
