import { plural } from '../text/words.js';
import type { WodEntryFields } from './wod.js';

/** What the schema has no field for: a line of the description, in one fixed, readable form. */
export interface WodFact {
  label: string;
  value: string;
}

export interface WodBlock<T> extends Pick<WodEntryFields, 'part' | 'partRounds' | 'partName'> {
  entries: T[];
}

const FACT_LINE = /^(\p{Lu}[^:\n]{0,39}): (\S.*)$/u;

/**
 * Splits the facts off a description. Only a last paragraph of nothing but "Label: value" lines, below some text, holds them; a label starts with a
 * capital, has no colon and at most 40 characters. Every other description is all text, so nothing that an author wrote is ever lost.
 */
export function splitDescription(description: string | undefined): { text: string; facts: WodFact[] } {
  const whole = (description ?? '').replace(/\r\n?/g, '\n').trim();
  const cut = whole.lastIndexOf('\n\n');
  if (cut < 0) return { text: whole, facts: [] };
  const matches = whole
    .slice(cut + 2)
    .split('\n')
    .map((line) => FACT_LINE.exec(line));
  const facts = matches.flatMap((match) => (match ? [{ label: match[1] ?? '', value: match[2] ?? '' }] : []));
  return facts.length === matches.length ? { text: whole.slice(0, cut).trimEnd(), facts } : { text: whole, facts: [] };
}

/** Consecutive entries of the same part together. A WOD without parts is one block. */
export function blocksOf<T extends Pick<WodEntryFields, 'part' | 'partRounds' | 'partName'>>(entries: readonly T[]): WodBlock<T>[] {
  const blocks: WodBlock<T>[] = [];
  for (const entry of entries) {
    const { part, partRounds, partName } = entry;
    const last = blocks.at(-1);
    if (last && last.part === part && last.partRounds === partRounds) last.entries.push(entry);
    else
      blocks.push({
        ...(part !== undefined && { part }),
        ...(partRounds !== undefined && { partRounds }),
        ...(partName !== undefined && { partName }),
        entries: [entry],
      });
  }
  return blocks;
}

/** The heading of a block, "Part 2 · 3 rounds", "Buy-in"; undefined for the one block of a WOD without parts. */
export function partHeading({ part, partRounds, partName }: Pick<WodBlock<unknown>, 'part' | 'partRounds' | 'partName'>): string | undefined {
  if (part === undefined) return undefined;
  return `${partName ?? `Part ${part}`}${partRounds === undefined ? '' : ` · ${plural(partRounds, 'round')}`}`;
}
