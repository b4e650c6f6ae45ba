import { amountText, KIT_ITEMS, kitBesides, kitItemLabel, lengthsIn, poundsOf, vestText, WEIGHT_UNITS } from '@wod/domain';
import type { WodRecord } from '../records.js';
import { amountTerm, isSymbol, textTerms } from './terms.js';

const OF_KIT = new Map(KIT_ITEMS.map((item) => [item, textTerms(kitItemLabel(item))] as const));
/** The words of all kit. Whether or not anything in the library needs it, they aren't typos. */
export const KIT_WORDS: readonly string[] = [...OF_KIT.values()].flat();

/** What `boardTerms` are made of. */
export type OnBoard = Pick<WodRecord, 'team' | 'vestWeight' | 'womenVestWeight' | 'isVestOptional' | 'needs' | 'entries'>;

/**
 * What is on the board besides the headline, the movements and their amounts: the vest, the names and rounds of parts, rests, notes with lengths in
 * either unit, and each load as a number without its unit; and the kit that the WOD needs besides that of its movements.
 */
export function boardTerms(wod: OnBoard): string[] {
  const texts = new Set<string>();
  const kit = new Set(kitBesides(wod));
  const vest = vestText(wod, 'kg');
  if (vest !== undefined) {
    texts.add(vest);
    kit.add('VEST');
  }
  const terms = [...kit].flatMap((item) => OF_KIT.get(item) ?? []);
  for (const { partName, partRounds, restAfter, notes, weight, womenWeight } of wod.entries) {
    if (partName !== undefined) texts.add(partName);
    if (partRounds !== undefined) terms.push(amountTerm(partRounds, 'round'));
    if (restAfter !== undefined) texts.add(`${amountText({ duration: restAfter })} rest`);
    if (notes !== undefined) for (const unit of WEIGHT_UNITS) texts.add(lengthsIn(notes, unit));
    for (const kg of [weight, womenWeight]) if (kg !== undefined && kg > 0) terms.push(String(kg), String(poundsOf(kg)));
  }
  // Nobody who looks for a symbol means the notes: "70% of 1RM".
  for (const text of texts) terms.push(...textTerms(text).filter((term) => !isSymbol(term)));
  return terms;
}
