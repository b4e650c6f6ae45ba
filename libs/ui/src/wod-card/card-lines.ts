import { blocksOf, type WodEntry } from '@wod/domain';

/** One line of a card: a movement, or the words that open a block of several rounds. */
export type CardLine = { kind: 'entry'; entry: WodEntry } | { kind: 'block'; text: string };

export interface CardLines {
  lines: CardLine[];
  /** How many movements did not fit. */
  hidden: number;
}

/** The lines that fit on a card; when movements are left out, the last line is kept free to say how many. */
export function cardLines(entries: WodEntry[], max = 6): CardLines {
  const all = allLines(entries);
  if (all.length <= max) return { lines: all, hidden: 0 };
  const lines = all.slice(0, max - 1);
  if (lines.at(-1)?.kind === 'block') lines.pop();
  const shown = lines.filter((line) => line.kind === 'entry').length;
  return { lines, hidden: entries.length - shown };
}

function allLines(entries: WodEntry[]): CardLine[] {
  return blocksOf(entries).flatMap((block, index) => {
    const text = blockText(block.partRounds, index > 0);
    const lines: CardLine[] = block.entries.map((entry) => ({ kind: 'entry', entry }));
    return text === '' ? lines : [{ kind: 'block' as const, text }, ...lines];
  });
}

function blockText(rounds: number | undefined, later: boolean): string {
  const count = rounds !== undefined && rounds > 1 ? `${rounds} rounds of` : '';
  return [later && 'then', count].filter(Boolean).join(' ');
}
