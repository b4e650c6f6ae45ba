import type { BoardPart } from '@wod/domain';

export interface FirstLines {
  parts: BoardPart[];
  /** How many lines did not fit. */
  hidden: number;
}

/** The first lines of a board; when some are left out, the last of the `most` places is kept free to say how many. */
export function firstLines(parts: readonly BoardPart[], most: number): FirstLines {
  const all = parts.reduce((count, { lines }) => count + lines.length, 0);
  if (all <= most) return { parts: [...parts], hidden: 0 };
  let room = most - 1;
  const shown = parts.flatMap((part) => {
    const lines = part.lines.slice(0, room);
    room -= lines.length;
    return lines.length > 0 ? [{ ...part, lines }] : [];
  });
  return { parts: shown, hidden: all - most + 1 };
}
