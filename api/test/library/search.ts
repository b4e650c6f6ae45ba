import { predefinedWods } from '@wod/catalogue';
import type { Wod, WodPage } from '@wod/domain';
import type { RunningApi } from '../running-api.js';

export function searchContract(api: () => RunningApi): void {
  const search = (text: string, more = '') => api().json<WodPage>(`/wods?limit=1000&search=${encodeURIComponent(text)}${more}`);
  const names = async (text: string, more = '') => (await search(text, more)).wods.map((wod) => wod.name);

  it('finds Fran', async () => {
    expect((await names('fran'))[0]).toBe('Fran');
  });

  it('ignores case and accents, in the search and in the library', async () => {
    const [rene] = await names('RENE');
    expect(rene).toBe('René');
    expect(await names('réné')).toEqual(await names('rene'));
  });

  it('finds part of a word in the name, the other names, the description, the dedication and the names of the exercises', async () => {
    expect(await names('urph')).toContain('Murph');
    expect(await names('Michael Murphy')).toEqual(['Murph']);
    const other = predefinedWods.find(({ aka = [] }) => aka.length > 0);
    expect(await names(other?.aka?.[0] ?? '')).toContain(other?.name);
    const { wods } = await search('farmers carry');
    expect(wods.some((wod) => !`${wod.name} ${wod.description}`.toLowerCase().includes('farmers carry'))).toBe(true);
    for (const wod of wods) {
      const text = [wod.name, wod.aka, wod.description, wod.dedication, ...wod.exercises.map((entry) => entry.exercise.name)]
        .join('\n')
        .toLowerCase();
      expect(text).toContain('farmers carry');
    }
  });

  it('shows a whole word of the name first, then of another name, then parts of names, then the movement; within a rank the newest first', async () => {
    const { wods } = await search('row');
    const isWhole = (name: string) => /\brows?\b/i.test(name);
    const rankOf = ({ name, aka = [], exercises }: Wod) =>
      /^rows?\b/i.test(name)
        ? 0
        : isWhole(name)
          ? 1
          : aka.some(isWhole)
            ? 2
            : /row/i.test(name)
              ? 3
              : exercises.some(({ exercise }) => exercise.name === 'Row')
                ? 4
                : 5;
    const ranks = wods.map(rankOf);
    expect(new Set(ranks)).toEqual(new Set([0, 1, 2, 3, 4, 5]));
    expect(ranks).toEqual([...ranks].sort());
    for (const rank of [0, 1, 2, 3, 4]) {
      const moments = wods.filter((_, index) => ranks[index] === rank).map((wod) => wod.createdAt);
      expect(moments).toEqual([...moments].sort().reverse());
    }
  });

  it('pages through the matches in the same order', async () => {
    const all = await names('run');
    const { pages } = (await api().json<WodPage>('/wods?search=run&limit=7')).pagination;
    const paged: string[] = [];
    for (let page = 1; page <= pages; page += 1) {
      const { wods } = await api().json<WodPage>(`/wods?search=run&limit=7&page=${page}`);
      paged.push(...wods.map((wod) => wod.name));
    }
    expect(paged).toEqual(all);
  });

  it('combines with the filters', async () => {
    const { wods } = await search('run', '&category=BENCHMARK&type=ROUNDS');
    expect(wods.map((wod) => wod.name)).toContain('Helen');
    expect(wods.every((wod) => wod.category === 'BENCHMARK' && wod.type === 'ROUNDS')).toBe(true);
  });

  it('takes spaces around it as nothing, and a text that is nowhere as no match', async () => {
    expect(await names('  fran ')).toEqual(await names('fran'));
    expect((await search('   ')).pagination.total).toBe(predefinedWods.length);
    expect(await search('zzzzzz')).toEqual({ wods: [], pagination: { page: 1, pages: 0, total: 0 } });
  });

  it('takes what other search languages give a meaning as text', async () => {
    for (const text of ['%', '_', '.*', '(', '\\', "'", '"', ';--', '\u0000', '😀']) {
      expect([text, (await api().get(`/wods?search=${encodeURIComponent(text)}`)).status]).toEqual([text, 200]);
    }
    expect(await names('%')).toEqual([]);
  });
}
