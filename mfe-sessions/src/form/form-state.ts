import {
  addWod, CLASS_WODS, draftFromTemplate, draftOf, newDraft, type Equipment, type SessionDraft, type SessionWod, type TrainingSession, type WodType,
} from '@wod/domain';

/** What the generator is told; the spec's options, then those of a suggested class, then those under "More options". */
export interface GeneratorOptions {
  equipment: Equipment[];
  excludedTypes: WodType[];
  /** at most so many WODs in a suggested class */
  classWods: number;
  /** the number of the draw of a suggested class; absent, any */
  draw?: number;
  /** as it is typed */
  maxWods: string;
  /** the number of the draw; absent, the shortest come first */
  seed?: number;
  /** the ids of picks that stay */
  keep: string[];
  skip: { id: string; name: string }[];
}

export interface FormState {
  draft: SessionDraft;
  mode: 'manual' | 'auto';
  options: GeneratorOptions;
  /** Why the generator chose as it did, until the list is changed by hand. */
  reasoning?: string;
  /** That it speaks of a suggested class, which has time to change over. */
  isSuggestion?: boolean;
  /** One reason for each pick, by the id of its WOD. */
  reasons: Record<string, string>;
  /** The version of the session that the edit began from. */
  version?: number;
}

const NO_OPTIONS: GeneratorOptions = { equipment: [], excludedTypes: [], classWods: CLASS_WODS.usual, maxWods: '', keep: [], skip: [] };

/** An empty form, or one with the session that is edited. */
export function startState(session?: TrainingSession): FormState {
  return { draft: session ? draftOf(session) : newDraft(), mode: 'manual', options: NO_OPTIONS, reasons: {}, version: session?.version };
}

/** Spec 4: the form with a template's values, in manual mode. */
export function withTemplate(state: FormState, template: TrainingSession): FormState {
  return { ...state, draft: draftFromTemplate(template), mode: 'manual', reasoning: undefined, reasons: {} };
}

/** The form with a WOD to plan a class around: it stays, whatever is generated. */
export function withWod(state: FormState, wod: SessionWod): FormState {
  return { ...state, draft: addWod(state.draft, wod), options: { ...state.options, keep: [wod.id] } };
}

/** A state that an earlier visit kept, with what it may lack because an earlier release wrote it; undefined for anything else. */
export function revivedState(kept: Partial<FormState> | null): FormState | undefined {
  if (!Array.isArray(kept?.draft?.wods)) return undefined;
  const fresh = startState();
  return { ...fresh, ...kept, draft: { ...fresh.draft, ...kept.draft }, options: { ...fresh.options, ...kept.options } };
}

/** Whether the two would be saved as the same session. */
export function sameDraft(a: SessionDraft, b: SessionDraft): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}
