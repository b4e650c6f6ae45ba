import { type Fields, ID, MOMENT, VERSION } from '../field/field.js';
import { LIMITS } from '../limits.js';
import { EQUIPMENT } from './equipment.js';
import { KIT_ITEMS } from './needs.js';

export const EXERCISE_FIELDS = {
  id: ID,
  name: { kind: 'line', label: 'Name', max: LIMITS.nameMax, isNeeded: true },
  description: { kind: 'text', label: 'Description', max: LIMITS.descriptionMax },
  equipment: { kind: 'choice', label: 'Equipment', values: EQUIPMENT, name: 'Equipment', isNeeded: true },
  needs: {
    kind: 'choices',
    label: 'Needs',
    values: KIT_ITEMS,
    name: 'KitItem',
    about: 'what it needs besides, such as a BOX to step onto with dumbbells; PLATES in place of the BARBELL',
  },
  videoUrl: { kind: 'url', label: 'Video URL' },
  aliases: { kind: 'lines', label: 'Other names', most: LIMITS.otherNamesMax, max: LIMITS.nameMax, about: 'other names that it goes by' },
  /** What to do instead: a step down, and for beginners. */
  scaled: { kind: 'line', label: 'Scaled', max: LIMITS.scalingMax, about: 'what to do instead, scaled' },
  beginner: { kind: 'line', label: 'Beginner', max: LIMITS.scalingMax, about: 'what beginners do instead' },
  createdAt: MOMENT,
  /** Set on exercises that an import created and nobody has reviewed yet. */
  needsReview: { kind: 'mark', by: 'server', about: 'an import created it and nobody has reviewed it yet' },
  version: VERSION,
  /** How many WODs use it. */
  wodCount: { kind: 'count', by: 'server', about: 'how many WODs use it' },
} as const satisfies Fields;
