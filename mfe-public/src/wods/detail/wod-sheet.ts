import {
  EQUIPMENT_FACTS,
  LIST_LIMITS,
  PARAMETER_DEFAULTS,
  WOD_TYPE_LABEL,
  amountText,
  blocksOf,
  dayInUtc,
  equipmentOf,
  equipmentOfMovement,
  formatClock,
  formatSentence,
  inBothUnits,
  insteadAt,
  kitItemLabel,
  lengthsIn,
  levelText,
  loadText,
  minutesReasons,
  minutesText,
  needsOf,
  partHeading,
  prescriptionLine,
  splitDescription,
  tabataMinutes,
  usualMinutes,
  writeBoard,
  type Board,
  type Equipment,
  type InUnits,
  type Level,
  type LoadText,
  type WeightUnit,
  type Wod,
  type WodEntry,
  type WodFact,
} from '@wod/domain';

const OTHER_LEVELS = ['scaled', 'beginner'] as const satisfies Level[];
type OtherLevel = (typeof OTHER_LEVELS)[number];

/** The board as prescribed, and at the other levels where they read differently. */
export type LevelBoards = { rx: Board } & Partial<Record<OtherLevel, Board>>;

/** What is done at the other levels, line by line. */
export type LevelLines = Record<OtherLevel, string[]>;

/** A line of the list of movements. */
export interface SheetEntry {
  id: string;
  exerciseId: string;
  name: string;
  /** "100", "400 m", "0:20", "max reps in 1:00"; "" when nothing is prescribed */
  amount: string;
  load?: InUnits<LoadText>;
  notes?: InUnits<string>;
  /** its equipment, and its time cap */
  kit: string;
  description?: string;
  isInterruption?: boolean;
}

export interface SheetBlock {
  heading?: string;
  entries: SheetEntry[];
}

/**
 * Everything that the page of a WOD says: its fields, and the words that are written from them. Its loader writes them, so that the page needs
 * nothing that does.
 */
export interface WodSheet extends Omit<Wod, 'exercises' | 'description' | 'needs'> {
  boards: InUnits<LevelBoards>;
  /** present where all levels are asked for */
  levels?: InUnits<LevelLines>;
  /** How it is done, in a sentence, unless the headline says it otherwise. */
  sentence?: string;
  text: string;
  facts: WodFact[];
  /** How long it takes: "~7 min, usually 5–9". */
  time?: string;
  /** "5–9 min" */
  usual?: string;
  /** where its minutes come from */
  reasons: string[];
  /** of a Tabata, in minutes */
  total?: number;
  equipment: { item: Equipment; label: string }[];
  needs: string[];
  created: string;
  /** spec 2: only if it differs from the creation date */
  updated?: string;
  blocks: SheetBlock[];
  /** How many entries they have. */
  entryCount: number;
  /** for search engines and link previews */
  summary: string;
}

/** @param all whether what is done at all levels is shown at once */
export function wodSheet(wod: Wod, all: boolean): WodSheet {
  const { exercises, description, ...fields } = wod;
  return {
    ...fields,
    boards: inBothUnits((unit) => levelBoards(wod, unit)),
    ...(all && { levels: inBothUnits((unit) => ({ scaled: levelText(wod, 'scaled', unit), beginner: levelText(wod, 'beginner', unit) })) }),
    sentence: formatSentence(wod),
    ...splitDescription(description),
    time: minutesText(wod),
    usual: usualMinutes(wod),
    reasons: minutesReasons(wod),
    ...(wod.type === 'TABATA' && { total: tabataMinutes(wod.tabataCycles ?? PARAMETER_DEFAULTS.tabataCycles) }),
    equipment: equipmentOf(wod).map((item) => ({ item, label: EQUIPMENT_FACTS[item].label })),
    needs: needsOf(wod).map(kitItemLabel),
    created: dayInUtc(wod.createdAt),
    ...(wod.updatedAt !== wod.createdAt && { updated: dayInUtc(wod.updatedAt) }),
    blocks: blocksOf(exercises).map((block) => ({ heading: partHeading(block), entries: block.entries.map((entry) => sheetEntry(entry, wod)) })),
    entryCount: exercises.length,
    summary: summaryText(wod),
  };
}

function levelBoards(wod: Wod, unit: WeightUnit): LevelBoards {
  const rx = writeBoard(wod, unit);
  const others = OTHER_LEVELS.flatMap((level) => {
    const board = writeBoard(wod, unit, insteadAt(level));
    return JSON.stringify(board) === JSON.stringify(rx) ? [] : [[level, board]];
  });
  return { ...(Object.fromEntries(others) as Partial<LevelBoards>), rx };
}

function sheetEntry(entry: WodEntry, { type }: Wod): SheetEntry {
  const { id, exerciseId, exercise, reps, distance, duration, unit, isMax, notes, timeCap } = entry;
  const { name, description } = exercise;
  return {
    id,
    exerciseId,
    name,
    description,
    // spec 2: durations as m:ss
    amount: [amountText({ reps, distance, unit, isMax }), duration !== undefined && formatClock(duration)].filter(Boolean).join(' in '),
    ...(loadText(entry, 'kg') && { load: inBothUnits((shown) => loadText(entry, shown) ?? { chosen: '', other: '' }) }),
    ...(notes && { notes: inBothUnits((shown) => lengthsIn(notes, shown)) }),
    kit: `${equipmentOfMovement(exercise)
      .map((item) => EQUIPMENT_FACTS[item].label)
      .join(', ')}${timeCap === undefined ? '' : ` · Time cap ${timeCap} s`}`,
    // spec 3: the mark only applies to CHIPPER_EMOM
    ...(type === 'CHIPPER_EMOM' && entry.isEmomInterruption && { isInterruption: true }),
  };
}

/** The beginning of the description; without one, the prescription as a coach writes it. */
function summaryText(wod: Wod): string {
  const text = wod.description ?? `${wod.name} (${WOD_TYPE_LABEL[wod.type]} workout): ${prescriptionLine(wod)}`;
  return [...text].slice(0, LIST_LIMITS.metaDescriptionLength).join('');
}
