import { DURATION_LIMITS, EQUIPMENT, KIT_ITEMS, type KitItem, type WodFacets, type WodPage, WOD_CATEGORIES, WOD_TYPES } from '@wod/domain';
import type { RunningApi } from '../running-api.js';

/** A selection by filter, so that one filter can be replaced. */
type Query = Partial<Record<Exclude<keyof WodFacets, 'noKit'> | 'search', string>>;

const SELECTIONS: Query[] = [
  {},
  { type: 'AMRAP' },
  { type: 'AMRAP,ROUNDS', category: 'HERO' },
  { equipment: 'KETTLEBELL', maxMinutes: '30' },
  { search: 'run', type: 'ROUNDS', equipment: 'BARBELL,DUMBBELL', maxMinutes: '45' },
  { kit: 'BARBELL,PULL_UP_BAR', category: 'BENCHMARK' },
  { kit: 'PARTNER', maxMinutes: '30' },
  { kit: 'BODYWEIGHT,POOL,VEST' },
  { search: 'xqzt' },
];

export function facetContract(api: () => RunningApi): void {
  const total = async (query: Query) => {
    const params = new URLSearchParams({ ...query, limit: '1' });
    return (await api().json<WodPage>(`/wods?${params}`)).pagination.total;
  };
  /** The number of WODs that each value leaves when it replaces the filter's current one. */
  const counted = async (query: Query, filter: keyof Query, values: readonly (string | number)[]) =>
    Object.fromEntries(await Promise.all(values.map(async (value) => [value, await total({ ...query, [filter]: String(value) })])));

  /** The number of WODs that the kit leaves with each item turned over. */
  const turnedOver = async (query: Query) => {
    const now = query.kit?.split(',') ?? [];
    const turned = (item: KitItem) => (now.includes(item) ? now.filter((other) => other !== item) : [...now, item]).join(',');
    return Object.fromEntries(await Promise.all(KIT_ITEMS.map(async (item) => [item, await total({ ...query, kit: turned(item) })])));
  };

  it.each(SELECTIONS)('count for each value what choosing it leaves: %j', async (query) => {
    const params = new URLSearchParams({ ...query, facets: '1' });
    const { facets } = await api().json<WodPage>(`/wods?${params}`);
    expect(facets).toEqual({
      type: await counted(query, 'type', WOD_TYPES),
      category: await counted(query, 'category', WOD_CATEGORIES),
      equipment: await counted(query, 'equipment', EQUIPMENT),
      maxMinutes: await counted(query, 'maxMinutes', DURATION_LIMITS),
      kit: await turnedOver(query),
      noKit: await total({ ...query, kit: 'BODYWEIGHT' }),
    });
  });

  it('are left out unless asked for', async () => {
    expect(await api().json('/wods')).not.toHaveProperty('facets');
    expect(await api().json('/wods?facets=0')).not.toHaveProperty('facets');
  });
}
