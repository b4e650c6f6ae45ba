import { keepApplicable, typedNumber, type EmbeddedExercise, type EstimateInput, type Wod, type WodCategory, type WodEntry, type WodInput, type WodType } from '@wod/domain';

/** One line of the form, every field as it is typed. */
export interface EntryDraft {
  exerciseId: string;
  reps: string;
  distance: string;
  duration: string;
  timeCap: string;
  weight: string;
  womenWeight: string;
  notes: string;
  part: string;
  partRounds: string;
  isEmomInterruption: boolean;
}

/** What the WOD form holds. The parameters of other types stay here while the type is being chosen. */
export interface WodDraft {
  name: string;
  description: string;
  type: WodType | '';
  category: WodCategory;
  videoUrl: string;
  timeCapMinutes: string;
  intervalMinutes: string;
  rounds: string;
  startReps: string;
  repScheme: string;
  tabataCycles: string;
  /** Whether the admin's own minutes count instead of the estimate. */
  ownMinutes: boolean;
  estimatedDuration: string;
  exercises: EntryDraft[];
}

/** The exercises that the form knows, by id. */
export type KnownExercises = ReadonlyMap<string, EmbeddedExercise>;

const typed = (value: string | number | undefined): string => String(value ?? '');

const textOf = (text: string): string | undefined => text.trim() || undefined;

export function entryDraft(entry: Partial<WodEntry> = {}): EntryDraft {
  return {
    exerciseId: typed(entry.exerciseId),
    reps: typed(entry.reps),
    distance: typed(entry.distance),
    duration: typed(entry.duration),
    timeCap: typed(entry.timeCap),
    weight: typed(entry.weight),
    womenWeight: typed(entry.womenWeight),
    notes: typed(entry.notes),
    part: typed(entry.part),
    partRounds: typed(entry.partRounds),
    isEmomInterruption: entry.isEmomInterruption ?? false,
  };
}

/** The draft that editing the WOD starts from; without one, that of a new WOD. */
export function wodDraft(wod: Partial<Wod> = {}): WodDraft {
  return {
    name: typed(wod.name),
    description: typed(wod.description),
    type: wod.type ?? '',
    category: wod.category ?? 'CUSTOM',
    videoUrl: typed(wod.videoUrl),
    timeCapMinutes: typed(wod.timeCapMinutes),
    intervalMinutes: typed(wod.intervalMinutes),
    rounds: typed(wod.rounds),
    startReps: typed(wod.startReps),
    repScheme: typed(wod.repScheme),
    tabataCycles: typed(wod.tabataCycles),
    ownMinutes: wod.minutesAreOwn ?? false,
    estimatedDuration: wod.minutesAreOwn ? typed(wod.estimatedDuration) : '',
    exercises: (wod.exercises ?? []).map(entryDraft),
  };
}

/** The draft as the domain's rules see it; numbers that are none stay in it as NaN. */
export function wodInput(draft: WodDraft): WodInput {
  return {
    name: draft.name.trim(),
    description: textOf(draft.description),
    // The rules say so when no type is chosen, so an input without one is never sent.
    type: draft.type as WodType,
    category: draft.category,
    videoUrl: textOf(draft.videoUrl),
    timeCapMinutes: typedNumber(draft.timeCapMinutes),
    intervalMinutes: typedNumber(draft.intervalMinutes),
    rounds: typedNumber(draft.rounds),
    startReps: typedNumber(draft.startReps),
    repScheme: textOf(draft.repScheme),
    tabataCycles: typedNumber(draft.tabataCycles),
    estimatedDuration: draft.ownMinutes ? typedNumber(draft.estimatedDuration) : undefined,
    exercises: draft.exercises.map((entry) => ({
      exerciseId: entry.exerciseId,
      reps: typedNumber(entry.reps),
      distance: typedNumber(entry.distance),
      duration: typedNumber(entry.duration),
      timeCap: typedNumber(entry.timeCap),
      weight: typedNumber(entry.weight),
      womenWeight: typedNumber(entry.womenWeight),
      notes: textOf(entry.notes),
      part: typedNumber(entry.part),
      partRounds: typedNumber(entry.partRounds),
      isEmomInterruption: entry.isEmomInterruption || undefined,
    })),
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
