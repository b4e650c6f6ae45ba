import { KIT_ITEMS, type KitItem, type WodFacets } from '@wod/domain';
import type { Kit } from '../../wod-list-query';

/** What most people have comes first where nothing says what it brings. */
const COMMON: readonly KitItem[] = ['KETTLEBELL', 'JUMP_ROPE', 'DUMBBELL', 'PULL_UP_BAR', 'BARBELL', 'BOX', 'ROWER'];

/** What is chosen, then what brings most, then what is common. */
export function kitOrder(kit: Kit = [], counts?: WodFacets['kit']): KitItem[] {
  const place = (item: KitItem) => (COMMON.includes(item) ? COMMON.indexOf(item) : COMMON.length);
  const gain = (item: KitItem) => (kit.includes(item) ? Infinity : (counts?.[item] ?? 0));
  return [...KIT_ITEMS].sort((a, b) => Math.sign(gain(b) - gain(a)) || place(a) - place(b));
}
