import { sentMoment, typedMoment } from './publication';
import {
  contentDraft,
  contentInput,
  headlineText,
  keepApplicable,
  LIMITS,
  middleMinutes,
  UNPUBLISHED,
  WOD_ENTRY_FIELDS,
  WOD_FIELDS,
  type ContentDraft,
  type EmbeddedExercise,
  type EstimateInput,
  type Wod,
  type WodCategory,
  type WodEntry,
  type WodEntryInput,
  type WodInput,
  type WodType,
} from '@wod/domain';

/** One line of the form, every field as typed. */
export interface EntryDraft extends ContentDraft<typeof WOD_ENTRY_FIELDS> {
  exerciseId: string;
}

/**
 * The state of the WOD form, including fields without an input. Parameters of other types are kept while the type is being chosen.
 * The admin's own minutes override the estimate; a range counts as its middle.
 */
export interface WodDraft extends ContentDraft<typeof WOD_FIELDS> {
  category: WodCategory;
  /** When it enters the library: empty for at once, `UNPUBLISHED`, or a moment as the browser's own field has it, in the admin's time zone. */
  publishAt: string;
  exercises: EntryDraft[];
}

/** The exercises known to the form, by id. */
export type KnownExercises = ReadonlyMap<string, EmbeddedExercise>;

/** The draft of a line, or of an empty one. */
export function entryDraft(entry: Partial<WodEntryInput> = {}): EntryDraft {
  return { ...contentDraft(WOD_ENTRY_FIELDS, entry), exerciseId: entry.exerciseId ?? '' };
}

/** The draft of a WOD of the library or of a pasted one; without one, that of a new WOD. */
export function wodDraft(wod: Partial<WodInput> = {}): WodDraft {
  const draft = contentDraft(WOD_FIELDS, wod);
  return {
    ...draft,
    category: wod.category ?? 'CUSTOM',
    publishAt: typedMoment(wod.publishAt ?? ''),
    estimatedDuration: draft.minutesAreOwn ? draft.estimatedDuration : '',
    exercises: (wod.exercises ?? []).map(entryDraft),
  };
}

/** The draft of a new WOD that begins as a copy of another. What the other goes by besides its name stays its own. */
export const copiedDraft = (wod: Wod): WodDraft => wodDraft({ ...wod, name: copyName(wod.name), aka: [], publishAt: UNPUBLISHED });

const COPY = ' (copy)';
const copyName = (name: string) => `${name.slice(0, LIMITS.nameMax - COPY.length)}${COPY}`;

/** A draft that was kept, with every field that there is today. */
export const completeDraft = (kept: Partial<WodDraft>): WodDraft => ({
  ...wodDraft(),
  ...kept,
  exercises: (kept.exercises ?? []).map((entry) => ({ ...entryDraft(), ...entry })),
});

/**
 * The form filled from a pasted board, once more: what the text has changed since it was filled before; all else stays as it was typed.
 * @param before what the text said then; an empty draft the first time
 */
export const refilledDraft = (typed: WodDraft, before: WodDraft, now: WodDraft): WodDraft => {
  const changed = Object.entries(now).filter(([field, value]) => JSON.stringify(value) !== JSON.stringify(before[field as keyof WodDraft]));
  return { ...typed, ...Object.fromEntries(changed) };
};

/** The draft as the domain's rules see it; invalid numbers become NaN. */
export function wodInput(draft: WodDraft): WodInput {
  const input = contentInput(WOD_FIELDS, draft);
  return {
    ...input,
    // The rules report a missing type, so an input without one is never sent.
    type: draft.type as WodType,
    publishAt: sentMoment(draft.publishAt),
    estimatedDuration: middleMinutes(input) ?? (draft.minutesAreOwn ? input.estimatedDuration : undefined),
    exercises: draft.exercises.map((entry) => ({ ...contentInput(WOD_ENTRY_FIELDS, entry), exerciseId: entry.exerciseId })),
  };
}

/** What is prescribed so far: the entries that already have an exercise. */
function chosenEntries(draft: WodDraft, known: KnownExercises): WodEntry[] {
  return wodInput(draft).exercises.flatMap((entry, index) => {
    const exercise = known.get(entry.exerciseId);
    return exercise ? [{ ...entry, id: String(index), exercise }] : [];
  });
}

/** The estimator's input. Without a type there is nothing to estimate. */
export function estimateInput(draft: WodDraft, known: KnownExercises): EstimateInput | undefined {
  if (draft.type === '') return undefined;
  const exercises = chosenEntries(draft, known).map(({ exercise, ...fields }) => ({ ...fields, name: exercise.name, equipment: exercise.equipment }));
  return { ...wodInput(draft), type: draft.type, exercises };
}

/** The WOD as its card would show it now; undefined before a type is chosen. */
export function previewWod(draft: WodDraft, known: KnownExercises, minutes: number): Wod | undefined {
  if (draft.type === '') return undefined;
  const preview = { ...wodInput(draft), id: 'preview', category: draft.category, createdAt: '', updatedAt: '' };
  return keepApplicable({ ...preview, exercises: chosenEntries(draft, known), estimatedDuration: minutes });
}

/** The board's headline unless somebody writes another one; undefined before a type is chosen. */
export function plainHeadline(draft: WodDraft, known: KnownExercises, minutes: number): string | undefined {
  const wod = previewWod(draft, known, minutes);
  return wod && headlineText({ ...wod, headline: undefined });
}
