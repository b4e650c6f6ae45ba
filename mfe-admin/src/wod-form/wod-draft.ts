import {
  contentDraft, contentInput, headlineText, keepApplicable, middleMinutes, WOD_ENTRY_FIELDS, WOD_FIELDS,
  type ContentDraft, type EmbeddedExercise, type EstimateInput, type Wod, type WodCategory, type WodEntry, type WodInput, type WodType,
} from '@wod/domain';

/** One line of the form, every field as it is typed. */
export interface EntryDraft extends ContentDraft<typeof WOD_ENTRY_FIELDS> {
  exerciseId: string;
}

/**
 * What the WOD form holds, also of what it has no input for. The parameters of other types stay here while the type is being chosen.
 * Own minutes are the admin's, which count instead of the estimate; of a range the middle does.
 */
export interface WodDraft extends ContentDraft<typeof WOD_FIELDS> {
  category: WodCategory;
  exercises: EntryDraft[];
}

/** The exercises that the form knows, by id. */
export type KnownExercises = ReadonlyMap<string, EmbeddedExercise>;

export function entryDraft(entry: Partial<WodEntry> = {}): EntryDraft {
  return { ...contentDraft(WOD_ENTRY_FIELDS, entry), exerciseId: entry.exerciseId ?? '' };
}

/** The draft that editing the WOD starts from; without one, that of a new WOD. */
export function wodDraft(wod: Partial<Wod> = {}): WodDraft {
  const draft = contentDraft(WOD_FIELDS, wod);
  return {
    ...draft,
    category: wod.category ?? 'CUSTOM',
    estimatedDuration: draft.minutesAreOwn ? draft.estimatedDuration : '',
    exercises: (wod.exercises ?? []).map(entryDraft),
  };
}

/** The draft as the domain's rules see it; numbers that are none stay in it as NaN. */
export function wodInput(draft: WodDraft): WodInput {
  const input = contentInput(WOD_FIELDS, draft);
  return {
    ...input,
    // The rules say so when no type is chosen, so an input without one is never sent.
    type: draft.type as WodType,
    estimatedDuration: middleMinutes(input) ?? (draft.minutesAreOwn ? input.estimatedDuration : undefined),
    exercises: draft.exercises.map((entry) => ({ ...contentInput(WOD_ENTRY_FIELDS, entry), exerciseId: entry.exerciseId })),
  };
}

/** What is prescribed so far: the entries that have an exercise already. */
function chosenEntries(draft: WodDraft, known: KnownExercises): WodEntry[] {
  return wodInput(draft).exercises.flatMap((entry, index) => {
    const exercise = known.get(entry.exerciseId);
    return exercise ? [{ ...entry, id: String(index), exercise }] : [];
  });
}

/** What the estimator makes its minutes from. Without a type there is nothing to estimate. */
export function estimateInput(draft: WodDraft, known: KnownExercises): EstimateInput | undefined {
  if (draft.type === '') return undefined;
  const exercises = chosenEntries(draft, known).map(({ exercise, ...fields }) => ({ ...fields, name: exercise.name, equipment: exercise.equipment }));
  return { ...wodInput(draft), type: draft.type, exercises };
}

/** The WOD as its card would show it now; nothing before a type is chosen. */
export function previewWod(draft: WodDraft, known: KnownExercises, minutes: number): Wod | undefined {
  if (draft.type === '') return undefined;
  const preview = { ...wodInput(draft), id: 'preview', category: draft.category, createdAt: '', updatedAt: '' };
  return keepApplicable({ ...preview, exercises: chosenEntries(draft, known), estimatedDuration: minutes });
}

/** The headline that the board has as long as nobody writes another one; nothing before a type is chosen. */
export function plainHeadline(draft: WodDraft, known: KnownExercises, minutes: number): string | undefined {
  const wod = previewWod(draft, known, minutes);
  return wod && headlineText({ ...wod, headline: undefined });
}
