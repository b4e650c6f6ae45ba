import {
  addWod,
  CLASS_WODS,
  draftFromTemplate,
  draftInput,
  draftOf,
  keptWod,
  newDraft,
  pickedWod,
  type Equipment,
  type Need,
  type SessionDraft,
  type SessionWod,
  type TrainingSession,
  type WodType,
} from '@wod/domain';

/** The generator's options: the spec's, then those of a suggested class, then those under "More options". */
export interface GeneratorOptions {
  equipment: Equipment[];
  excludedTypes: WodType[];
  excludedNeeds: Need[];
  /** the most WODs in a suggested class */
  classWods: number;
  /** the draw number of a suggested class; if absent, any */
  draw?: number;
  /** as typed */
  maxWods: string;
  /** the draw number; if absent, the shortest come first */
  seed?: number;
  /** the ids of the picks to keep */
  keep: string[];
  skip: { id: string; name: string }[];
  /** Whether blocks to change over are put between the WODs. */
  changeOver: boolean;
}

export interface FormState {
  draft: SessionDraft;
  mode: 'manual' | 'auto';
  options: GeneratorOptions;
  /** Why the generator chose these WODs, until the list is edited by hand. */
  reasoning?: string;
  /** Whether it describes a suggested class, which has time for changeovers. */
  isSuggestion?: boolean;
  /** One reason for each pick, by the id of its WOD. */
  reasons: Record<string, string>;
  /** The version of the session the edit started from. */
  version?: number;
}

const NO_OPTIONS: GeneratorOptions = {
  equipment: [],
  excludedTypes: [],
  excludedNeeds: [],
  classWods: CLASS_WODS.usual,
  maxWods: '',
  keep: [],
  skip: [],
  changeOver: false,
};

/** An empty form, or one with the session to edit. */
export function startState(session?: TrainingSession): FormState {
  return { draft: session ? draftOf(session) : newDraft(), mode: 'manual', options: NO_OPTIONS, reasons: {}, version: session?.version };
}

/** Spec 4: the form with a template's values, in manual mode. */
export function withTemplate(state: FormState, template: TrainingSession): FormState {
  return { ...state, draft: draftFromTemplate(template), mode: 'manual', reasoning: undefined, isSuggestion: undefined, reasons: {} };
}

/** The form with a WOD to plan a class around: it stays, whatever is generated. */
export function withWod(state: FormState, wod: SessionWod): FormState {
  return { ...state, draft: addWod(state.draft, wod), options: { ...state.options, keep: [wod.id] } };
}

/** WODs as if they had just been picked: all of them is read again. */
const picked = (draft: SessionDraft): SessionDraft => ({
  ...draft,
  wods: draft.wods.map((entry) => ({ ...entry, wod: pickedWod(keptWod(entry.wod)) })),
});

/** A state for a later visit, without what the library knows better by then. */
export const toKeep = (state: FormState): FormState => ({ ...state, draft: picked(state.draft) });

/** A state kept from an earlier visit, completed where an older release left things out; undefined for anything else. */
export function revivedState(kept: Partial<FormState> | null | undefined): FormState | undefined {
  if (!Array.isArray(kept?.draft?.wods)) return undefined;
  const fresh = startState();
  return { ...fresh, ...kept, draft: picked({ ...fresh.draft, ...kept.draft }), options: { ...fresh.options, ...kept.options } };
}

/** Whether the two would be saved as the same session. */
export function sameDraft(a: SessionDraft, b: SessionDraft): boolean {
  return a === b || JSON.stringify(draftInput(a)) === JSON.stringify(draftInput(b));
}
