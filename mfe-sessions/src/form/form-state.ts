import {
  draftFromTemplate, draftOf, newDraft, type Equipment, type SessionDraft, type TrainingSession, type WodType,
} from '@wod/domain';

/** What the generator is told; the spec's options, then those under "More options". */
export interface GeneratorOptions {
  equipment: Equipment[];
  excludedTypes: WodType[];
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
  /** One reason for each pick, by the id of its WOD. */
  reasons: Record<string, string>;
  /** The version of the session that the edit began from. */
  version?: number;
}

const NO_OPTIONS: GeneratorOptions = { equipment: [], excludedTypes: [], maxWods: '', keep: [], skip: [] };

/** An empty form, or one with the session that is edited. */
export function startState(session?: TrainingSession): FormState {
  return { draft: session ? draftOf(session) : newDraft(), mode: 'manual', options: NO_OPTIONS, reasons: {}, version: session?.version };
}

/** Spec 4: the form with a template's values, in manual mode. */
export function withTemplate(state: FormState, template: TrainingSession): FormState {
  return { ...state, draft: draftFromTemplate(template), mode: 'manual', reasoning: undefined, reasons: {} };
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
