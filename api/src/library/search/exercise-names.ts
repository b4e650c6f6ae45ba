import { predefinedExercises } from '@wod/catalogue';
import { type Equipment, EQUIPMENT_FACTS, kitItemLabel, type KitItem, nameKey } from '@wod/domain';
import { LRUCache } from 'lru-cache';
import { FITS, type NameFit, Names } from './names.js';
import type { SearchWord } from './search-words.js';

/** Misspellings that the catalogue knows for its imports; a search corrects them, which finds more than the one movement. */
const MISSPELT = new Set(['Burpies']);
/** The movements by the key of each of their names; a movement's own name takes precedence over another's other name. */
const namesByKey: ReadonlyMap<string, readonly string[]> = new Map([
  ...predefinedExercises.flatMap(({ name, aliases }) => aliases.map((alias) => [nameKey(alias), [name, ...aliases]] as const)),
  ...predefinedExercises.map(({ name, aliases }) => [nameKey(name), [name, ...aliases]] as const),
]);
/** Exercises are reread after every write, but hardly ever renamed. */
const known = new LRUCache<string, Names>({ max: 2000 });
const kitNames = new Map<Equipment | KitItem, Names>();

/**
 * What an exercise is found by: its name, its other names, those from the catalogue, its equipment, and what else it needs. Computed when first
 * needed.
 */
export class ExerciseNames {
  private own: string | undefined;
  private ofKit: readonly Names[] | undefined;

  constructor(
    private readonly name: string,
    readonly equipment: Equipment,
    private readonly aliases: readonly string[] = [],
    private readonly needs: readonly KitItem[] = [],
  ) {}

  /** Its own name, and the others it goes by. */
  get names(): Names {
    const own = (this.own ??= [this.name, ...this.aliases].join('\n'));
    let names = known.get(own);
    if (!names) {
      const others = new Set(
        [...(namesByKey.get(nameKey(this.name)) ?? []), ...this.aliases].filter((other) => other !== this.name && !MISSPELT.has(other)),
      );
      known.set(own, (names = new Names([this.name, ...others])));
    }
    return names;
  }

  /** Whether it, or a piece of kit that it takes, is called so. @param keys each as `wholeName` makes it */
  isCalled(keys: readonly string[]): boolean {
    const kit = this.equipment === 'BODYWEIGHT' ? this.needs.map(namesOf) : this.kit;
    return [this.names, ...kit].some((names) => keys.some((key) => names.isCalled(key)));
  }

  /** Whether a word is the beginning of a word in its names, its equipment or its needs, or part of one. */
  fit(word: SearchWord): NameFit {
    const own = this.names.fit(word);
    if (own.start) return own;
    let { within } = own;
    for (const names of this.kit) {
      const fit = names.fit(word);
      if (fit.start) return fit;
      within ||= fit.within;
    }
    return within ? FITS.within : FITS.none;
  }

  private get kit(): readonly Names[] {
    return (this.ofKit ??= [this.equipment, ...this.needs].map(namesOf));
  }
}

function namesOf(item: Equipment | KitItem): Names {
  const names = kitNames.get(item) ?? new Names([item === 'BODYWEIGHT' ? EQUIPMENT_FACTS[item].label : kitItemLabel(item)]);
  kitNames.set(item, names);
  return names;
}
