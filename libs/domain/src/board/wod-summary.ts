import { EQUIPMENT_FACTS } from '../exercise/equipment.js';
import { kitItemLabel } from '../exercise/needs.js';
import { withUnitsKept } from '../text/units.js';
import { kitNeededBy } from '../wod/kit-needed.js';
import type { Wod } from '../wod/wod.js';
import { writeBoard, type BoardPart } from './board.js';
import { inBothUnits, type InUnits } from './in-units.js';
import { minutesText } from './minutes.js';

/** How many lines fit on a card. */
const LINES_MAX = 6;
/** How many characters the names of what it needs may take together. */
const KIT_MAX = 24;
/** The same beside a range of minutes. */
const KIT_MAX_BY_RANGE = 13;

/** The beginning of a board. */
export interface SummaryBoard {
  headline: string;
  vest?: string;
  parts: BoardPart[];
  /** How many lines there are besides; absent when all are here. */
  more?: number;
}

/** What a card shows of a WOD. Whoever loads cards writes them, so that what shows them needs nothing that writes boards. */
export interface WodSummary extends Pick<Wod, 'id' | 'name' | 'type' | 'category'> {
  /** that it counts as */
  minutes?: number;
  /** How long it takes, in words: "~7 min, usually 5–9". */
  time?: string;
  /** What it needs, as far as it fits on a line; "" without any exercise. */
  kit: string;
  board: InUnits<SummaryBoard>;
}

/** What a card shows of a WOD. */
export function wodSummary(wod: Wod): WodSummary {
  const { id, name, type, category, estimatedDuration: minutes } = wod;
  const time = minutesText(wod);
  return {
    id,
    name,
    type,
    category,
    ...(minutes !== undefined && { minutes }),
    ...(time !== undefined && { time }),
    kit: kitText(wod),
    board: inBothUnits((unit) => {
      const { headline, vest, parts } = writeBoard(wod, unit);
      return { headline: withUnitsKept(headline), ...(vest !== undefined && { vest: withUnitsKept(vest) }), ...firstLines(parts, LINES_MAX) };
    }),
  };
}

/** The first lines of a board; when some are left out, the last of the `most` places is kept free to say how many. */
function firstLines(parts: readonly BoardPart[], most: number): Pick<SummaryBoard, 'parts' | 'more'> {
  const all = parts.reduce((count, { lines }) => count + lines.length, 0);
  if (all <= most) return { parts: [...parts] };
  let room = most - 1;
  const shown = parts.flatMap((part) => {
    const lines = part.lines.slice(0, room);
    room -= lines.length;
    return lines.length > 0 ? [{ ...part, lines }] : [];
  });
  return { parts: shown, more: all - most + 1 };
}

/** At least one name, then how many more there are. */
function kitText(wod: Wod): string {
  const kit = kitNeededBy(wod);
  if (kit.length === 0) return wod.exercises.length > 0 ? EQUIPMENT_FACTS.BODYWEIGHT.label : '';
  const labels = kit.map(kitItemLabel);
  const most = wod.minutesLow === wod.minutesHigh ? KIT_MAX : KIT_MAX_BY_RANGE;
  let shown = 1;
  while (shown < labels.length && labels.slice(0, shown + 1).join(', ').length <= most) shown += 1;
  const text = labels.slice(0, shown).join(', ');
  return shown < labels.length ? `${text} +${labels.length - shown}` : text;
}
