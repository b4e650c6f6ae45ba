import { type Fields, ID, MOMENT, PART, PLACE_ID, VERSION } from '../field/field.js';
import { LIMITS } from '../limits.js';

/** One WOD of a training session. */
export const SESSION_ENTRY_FIELDS = {
  id: PLACE_ID,
  wodId: { kind: 'reference', label: 'WOD', isNeeded: true },
  /** from 1 */
  order: { kind: 'order', label: 'Order', isNeeded: true, about: { sent: 'the WODs are sorted by it and renumbered from 1' } },
  notes: { kind: 'text', label: 'Notes', max: LIMITS.notesMax },
  wod: PART,
} as const satisfies Fields;

/** A stretch of a class that is neither a WOD nor warm-up nor cool-down: a briefing, strength, setting up, changing over. */
export const SESSION_BLOCK_FIELDS = {
  id: PLACE_ID,
  title: { kind: 'line', label: 'Title', max: LIMITS.nameMax, isNeeded: true },
  minutes: { kind: 'whole', label: 'Minutes', min: 0, max: LIMITS.minutesMax, isNeeded: true },
  text: { kind: 'text', label: 'Text', max: LIMITS.notesMax },
  place: {
    kind: 'whole',
    label: 'Place',
    min: 0,
    max: LIMITS.sessionWodsMax + 1,
    isNeeded: true,
    about: '0 is before the warm-up, 1 after it, and n + 1 after the n-th WOD; several at one place stay in their order',
  },
} as const satisfies Fields;

export const SESSION_FIELDS = {
  id: ID,
  name: { kind: 'line', label: 'Name', max: LIMITS.nameMax, isNeeded: true },
  description: { kind: 'text', label: 'Description', max: LIMITS.descriptionMax },
  totalMinutes: { kind: 'whole', label: 'Total time', min: 1, max: LIMITS.minutesMax, isNeeded: true },
  mobilityMinutes: { kind: 'whole', label: 'Warm-up', min: 0, max: LIMITS.minutesMax, isNeeded: true },
  cooldownMinutes: { kind: 'whole', label: 'Cool-down', min: 0, max: LIMITS.minutesMax, isNeeded: true },
  notes: { kind: 'text', label: 'Session notes', max: LIMITS.sessionNotesMax },
  isTemplate: { kind: 'flag', label: 'Template', isAlwaysThere: true, isFalseWhenAbsent: true },
  version: VERSION,
  createdAt: MOMENT,
  wods: {
    kind: 'list',
    label: 'WODs',
    one: 'WOD',
    most: LIMITS.sessionWodsMax,
    tooMany: `A session can have at most ${LIMITS.sessionWodsMax} WODs`,
  },
  blocks: {
    kind: 'list',
    label: 'Blocks',
    one: 'block',
    most: LIMITS.sessionBlocksMax,
    isOptional: true,
    tooMany: `A session can have at most ${LIMITS.sessionBlocksMax} blocks`,
  },
} as const satisfies Fields;
