import type { Every } from '../field/field.js';
import { typedNumber } from '../field/typed-number.js';
import { LIMITS } from '../limits.js';
import { isBlank } from '../text/text.js';
import { blocksBack, blocksFor, blocksWithout, draftBlocks } from './draft-blocks.js';
import type { DraftBlock } from './draft-blocks.js';
import { isWhole } from './draft-wod.js';
import type { DraftWod } from './draft-wod.js';
import { remainingMinutes } from './session-time.js';
import type { ClassBlockInput, SessionEntryInput, SessionWod, TrainingSession, TrainingSessionInput } from './session.js';

export interface DraftEntry extends Required<SessionEntryInput> {
  wod: DraftWod;
}

/** A session as its form holds it: texts are never absent, entries know their WOD. No operation changes its argument. */
export interface SessionDraft extends Required<Omit<TrainingSessionInput, 'version' | 'wods' | 'blocks'>> {
  wods: DraftEntry[];
  /** In the order of the class. */
  blocks: DraftBlock[];
}

/** Minutes that an old template may lack. */
type Template = Omit<TrainingSession, 'mobilityMinutes' | 'cooldownMinutes'> & { [minutes in 'mobilityMinutes' | 'cooldownMinutes']?: number | null };

const TEMPLATE_FALLBACK_MINUTES = 10;

/** The entries renumbered from 1 in their present order. */
export function renumber<T extends { order: number }>(entries: readonly T[]): T[] {
  return entries.map((entry, index) => ({ ...entry, order: index + 1 }));
}

const inOrder = (session: Pick<TrainingSession, 'wods'>): TrainingSession['wods'] => [...session.wods].sort((a, b) => a.order - b.order);

const draftEntries = (session: Pick<TrainingSession, 'wods'>): DraftEntry[] =>
  renumber(inOrder(session).map(({ wodId, order, notes = '', wod }) => ({ wodId, order, notes, wod })));

/** The name with the suffix, shortened so that the whole can be saved. */
const suffixed = (name: string, suffix: string): string => name.slice(0, LIMITS.nameMax - suffix.length).trimEnd() + suffix;

/** Spec 9: a new session. */
export function newDraft(): SessionDraft {
  return { name: '', description: '', totalMinutes: 60, mobilityMinutes: 10, cooldownMinutes: 5, notes: '', isTemplate: false, wods: [], blocks: [] };
}

/** A saved session, to be edited. */
export function draftOf(session: TrainingSession): SessionDraft {
  const { name, description = '', totalMinutes, mobilityMinutes, cooldownMinutes, notes = '', isTemplate } = session;
  return {
    name,
    description,
    totalMinutes,
    mobilityMinutes,
    cooldownMinutes,
    notes,
    isTemplate,
    wods: draftEntries(session),
    blocks: draftBlocks(session),
  };
}

/** Spec 4: a new session from a template. Missing warm-up and cool-down become 10 minutes each. */
export function draftFromTemplate(template: Template): SessionDraft {
  const minutes = {
    mobilityMinutes: template.mobilityMinutes ?? TEMPLATE_FALLBACK_MINUTES,
    cooldownMinutes: template.cooldownMinutes ?? TEMPLATE_FALLBACK_MINUTES,
  };
  return {
    ...draftOf({ ...template, ...minutes }),
    name: suffixed(template.name, ' (from Template)'),
    isTemplate: false,
  };
}

const entryInput = ({ wodId, order, notes }: DraftEntry): Every<SessionEntryInput> => ({ wodId, order, notes: notes.trim() || undefined });

const blockInput = ({ title, minutes, text, place }: DraftBlock): Every<ClassBlockInput> => ({
  title: title.trim(),
  minutes,
  text: text.trim() || undefined,
  place,
});

/** The input that saves a draft: texts trimmed, empty ones left out. */
export function draftInput(draft: SessionDraft): TrainingSessionInput {
  return {
    name: draft.name.trim(),
    description: draft.description.trim() || undefined,
    totalMinutes: draft.totalMinutes,
    mobilityMinutes: draft.mobilityMinutes,
    cooldownMinutes: draft.cooldownMinutes,
    notes: draft.notes.trim() || undefined,
    isTemplate: draft.isTemplate,
    wods: renumber(draft.wods).map(entryInput),
    blocks: draft.blocks.length > 0 ? draft.blocks.map(blockInput) : undefined,
  } satisfies Every<Omit<TrainingSessionInput, 'version'>>;
}

/** Spec 4: the input that saves a duplicate of a session, a non-template named "… (Copy)". */
export function duplicateOf(session: TrainingSession): TrainingSessionInput {
  return draftInput({ ...draftOf(session), name: suffixed(session.name, ' (Copy)'), isTemplate: false });
}

const withEntries = (draft: SessionDraft, entries: readonly DraftEntry[]): SessionDraft => ({
  ...draft,
  wods: renumber(entries),
  blocks: blocksFor(draft, entries.length),
});

/**
 * The draft with exactly these WODs and empty notes, as auto-generate leaves it.
 * @param kept the ids of those that keep their notes
 */
export function replaceWods(draft: SessionDraft, wods: readonly DraftWod[], kept: readonly string[] = []): SessionDraft {
  const staying = draft.wods.filter(({ wodId }) => kept.includes(wodId));
  const entryOf = (wod: DraftWod): DraftEntry => {
    const at = staying.findIndex(({ wodId }) => wodId === wod.id);
    return staying.splice(at, at < 0 ? 0 : 1)[0] ?? { wodId: wod.id, order: 0, notes: '', wod };
  };
  return withEntries(draft, wods.map(entryOf));
}

/** The draft with another WOD in the place of the one at the index (from 0). @param notes empty for a new one */
export function swapWod(draft: SessionDraft, index: number, wod: DraftWod, notes = ''): SessionDraft {
  return { ...draft, wods: draft.wods.map((entry, at) => (at === index ? { wodId: wod.id, order: entry.order, notes, wod } : entry)) };
}

/** The draft with the WOD at its end, with empty notes. */
export function addWod(draft: SessionDraft, wod: DraftWod): SessionDraft {
  return { ...draft, wods: renumber([...draft.wods, { wodId: wod.id, order: 0, notes: '', wod }]) };
}

/** The draft with the whole WOD wherever it had only been picked from the index. */
export function fillWod(draft: SessionDraft, whole: SessionWod): SessionDraft {
  return { ...draft, wods: draft.wods.map((entry) => (entry.wodId === whole.id && !isWhole(entry.wod) ? { ...entry, wod: whole } : entry)) };
}

/** The draft without the entry at the index (from 0); the blocks around it move together, and leave one change-over at most. */
export function removeWod(draft: SessionDraft, index: number): SessionDraft {
  return {
    ...draft,
    wods: renumber(draft.wods.filter((_, at) => at !== index)),
    blocks: blocksWithout(draft, index),
  };
}

/**
 * The draft with an entry put back at the index (from 0), or at the end of a list that has become shorter.
 * @param blocks those of the draft while it was there: they are back where they were, and say what they say by now
 */
export function insertEntry(draft: SessionDraft, index: number, entry: DraftEntry, blocks: readonly DraftBlock[] = draft.blocks): SessionDraft {
  return { ...draft, wods: renumber(draft.wods.toSpliced(index, 0, entry)), blocks: blocksBack(draft, blocks) };
}

function swap(draft: SessionDraft, index: number, other: number): SessionDraft {
  const [moved, displaced] = [draft.wods[index], draft.wods[other]];
  if (!moved || !displaced) return draft;
  const wods = [...draft.wods];
  wods[index] = displaced;
  wods[other] = moved;
  return { ...draft, wods: renumber(wods) };
}

/** The draft with the entry at the index (from 0) one place earlier; the same draft for the first. */
export function moveUp(draft: SessionDraft, index: number): SessionDraft {
  return swap(draft, index, index - 1);
}

/** The draft with the entry at the index (from 0) one place later; the same draft for the last. */
export function moveDown(draft: SessionDraft, index: number): SessionDraft {
  return swap(draft, index, index + 1);
}

/** The draft with other notes on the entry at the index (from 0). */
export function setWodNotes(draft: SessionDraft, index: number, notes: string): SessionDraft {
  return { ...draft, wods: draft.wods.map((entry, at) => (at === index ? { ...entry, notes } : entry)) };
}

/** Spec 5: not while saving, not over time, not without a name. */
export function canSubmit(draft: SessionDraft, saving: boolean): boolean {
  return !saving && remainingMinutes(draft) >= 0 && !isBlank(draft.name);
}

/** The whole number, such as minutes, that a number field holds; anything that isn't a number is 0 (spec 5). */
export function parseMinutes(text: string): number {
  return Math.trunc(typedNumber(text) ?? 0) || 0;
}
