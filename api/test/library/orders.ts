import { type NearWods, type Wod, WOD_CATEGORY_LABEL, WOD_TYPE_LABEL, type WodPage } from '@wod/domain';
import type { RunningApi } from '../running-api.js';

export function orderContract(api: () => RunningApi): void {
  const list = async (query: string) => (await api().json<WodPage>(`/wods?${query}`)).wods;
  const names = async (query: string) => (await list(query)).map(({ name }) => name);
  const inPages = async (query: string) => (await Promise.all([1, 2, 3, 4].map((page) => names(`${query}&limit=12&page=${page}`)))).flat();

  it('sort=shortest goes by the middle of the usual minutes', async () => {
    const minutes = (await list('limit=1000&sort=shortest')).map(({ estimatedDuration = Infinity }) => estimatedDuration);
    expect(minutes).toEqual(minutes.toSorted((a, b) => a - b));
    expect(minutes.length).toBe((await list('limit=1000')).length);
  });

  it('sort=name goes from A to Z, whatever the case', async () => {
    const sorted = await names('limit=1000&sort=name');
    expect(sorted.map((name) => name.toLowerCase())).toEqual(sorted.map((name) => name.toLowerCase()).toSorted());
    expect(await inPages('sort=name')).toEqual(sorted.slice(0, 48));
  });

  it('sort=newest leaves the ranking of a search aside, relevance has it', async () => {
    const ageOf = ({ createdAt }: Wod) => Date.parse(createdAt);
    const ages = (await list('limit=1000&search=row&sort=newest')).map(ageOf);
    expect(ages).toEqual(ages.toSorted((a, b) => b - a));
    expect(await names('search=row&sort=relevance')).toEqual(await names('search=row'));
    expect(await names('sort=relevance')).toEqual(await names('sort=newest'));
  });

  it('sort=type and sort=category go by what they are called, the newest of each first', async () => {
    const all = await list('limit=1000');
    const sorted = (word: (wod: Wod) => string) =>
      all.toSorted((a, b) => (word(a) < word(b) ? -1 : Number(word(a) > word(b)))).map(({ name }) => name);
    expect(await names('limit=1000&sort=type')).toEqual(sorted(({ type }) => WOD_TYPE_LABEL[type]));
    expect(await names('limit=1000&sort=category')).toEqual(sorted(({ category }) => WOD_CATEGORY_LABEL[category].one));
  });

  it.each(['newest', 'shortest', 'name', 'type', 'category'])('reversed=1 turns sort=%s around, with filters and a search too', async (sort) => {
    const all = await names(`limit=1000&sort=${sort}`);
    expect(await names(`limit=1000&sort=${sort}&reversed=1`)).toEqual(all.toReversed());
    expect(await inPages(`sort=${sort}&reversed=1`)).toEqual(all.toReversed().slice(0, 48));
    const some = await names(`limit=1000&sort=${sort}&type=FOR_TIME&search=run`);
    expect(await names(`limit=1000&sort=${sort}&type=FOR_TIME&search=run&reversed=1`)).toEqual(some.toReversed());
  });

  it('lacking= leaves the WODs that are without it', async () => {
    const all = await list('limit=1000');
    for (const [gap, lacks] of [
      ['video', (wod: Wod) => wod.videoUrl === undefined],
      ['minutes', (wod: Wod) => wod.estimatedDuration === undefined],
      ['description', (wod: Wod) => wod.description === undefined],
      ['video,description', (wod: Wod) => wod.videoUrl === undefined && wod.description === undefined],
    ] as const)
      expect(await names(`limit=1000&lacking=${gap}`)).toEqual(all.filter(lacks).map(({ name }) => name));
    expect((await api().json<WodPage>('/wods?lacking=video&limit=1')).pagination.total).toBe(
      all.filter(({ videoUrl }) => videoUrl === undefined).length,
    );
  });

  it('draw= shuffles, the same way for the same number and on all pages', async () => {
    const all = await names('limit=1000&draw=7');
    expect(all.toSorted()).toEqual((await names('limit=1000')).toSorted());
    expect(all).not.toEqual(await names('limit=1000'));
    expect(all).not.toEqual(await names('limit=1000&draw=8'));
    expect(await inPages('draw=7')).toEqual(all.slice(0, 48));
    const drawn = await names('limit=1000&draw=7&type=AMRAP&search=run');
    expect(drawn.toSorted()).toEqual((await names('limit=1000&type=AMRAP&search=run')).toSorted());
  });
}

export function nearContract(api: () => RunningApi): void {
  const page = (query: Record<string, string>) => api().json<WodPage>(`/wods?${new URLSearchParams(query)}`);
  /** The query with a change applied. */
  const changed = (query: Record<string, string>, { change }: NearWods): Record<string, string> => {
    if ('kit' in change) return { ...query, kit: `${query.kit},${change.kit}` };
    if ('minutes' in change) return { ...query, maxMinutes: String(change.minutes) };
    const { [change.without]: value = '', ...rest } = query;
    const left =
      'id' in change
        ? value
            .split(',')
            .filter((id) => id !== change.id)
            .join(',')
        : '';
    return left === '' ? rest : { ...rest, [change.without]: left };
  };

  it.each<Record<string, string>>([
    { kit: 'KETTLEBELL', type: 'CHIPPER_EMOM', maxMinutes: '10' },
    { kit: 'BODYWEIGHT', equipment: 'ROWER' },
    { kit: 'JUMP_ROPE', category: 'HERO', maxMinutes: '10', sort: 'name' },
    { type: 'CHIPPER_EMOM', category: 'HERO', equipment: 'SLED', maxMinutes: '5' },
    { search: 'thruster', kit: 'BODYWEIGHT', draw: '3' },
    { search: 'xqzt', type: 'AMRAP' },
    { search: 'xqzt' },
    { exercise: 'nobody', not: 'nothing' },
  ])('of %j say what one change finds', async (query) => {
    const { near = [], pagination } = await page({ ...query, near: '1' });
    expect(pagination.total).toBe(0);
    expect(near.length).toBeLessThanOrEqual(6);
    for (const fit of near) {
      const found = await page({ ...changed(query, fit), limit: '3' });
      expect([fit.change, fit.total, fit.names]).toEqual([fit.change, found.pagination.total, found.wods.map(({ name }) => name)]);
      expect(fit.total).toBeGreaterThan(0);
    }
    const groups = near.map(({ change }) => ('kit' in change ? 0 : 'minutes' in change || change.without === 'maxMinutes' ? 1 : 2));
    expect(groups).toEqual(groups.toSorted());
  });

  it('are there only where nothing is found, and only when asked for', async () => {
    expect(await page({ near: '1' })).not.toHaveProperty('near');
    expect(await page({ kit: 'BODYWEIGHT', equipment: 'ROWER' })).not.toHaveProperty('near');
    expect((await page({ kit: 'BODYWEIGHT', equipment: 'ROWER', near: '1' })).near?.[0]).toMatchObject({ change: { kit: 'ROWER' } });
  });
}
