import { EQUIPMENT_FACTS, mergedExercise, TAKEN_OVER } from '@wod/domain';
import { type UsedExercise, usesOf } from '../../shared/exercise-use/used-exercise';

const LABEL: Record<(typeof TAKEN_OVER)[number], string> = {
  description: 'description',
  videoUrl: 'video',
  scaled: 'scaled version',
  beginner: 'version for beginners',
};

/** What a merge of an exercise into another will do, as sentences. */
export function mergeFacts(from: UsedExercise, into: UsedExercise): string[] {
  const uses = usesOf(from)
    .map(({ text }) => text)
    .join(' and ');
  const { aliases = [] } = mergedExercise(from, into);
  const [own, theirs] = [into, from].map(({ equipment }) => EQUIPMENT_FACTS[equipment].label);
  return [
    `${uses === '' ? `No WOD uses ${from.name}` : `${uses} with ${from.name} will show ${into.name}`}. Deleted WODs follow too.`,
    `The name ${into.name} stays. It is also found as ${aliases.join(', ')}.`,
    ...(from.equipment === into.equipment ? [] : [`The equipment differs: ${own} stays instead of ${theirs}, and estimated minutes follow.`]),
    ...TAKEN_OVER.flatMap((field) => {
      if (!from[field] || from[field] === into[field]) return [];
      return into[field]
        ? [`The ${LABEL[field]} of ${into.name} stays; that of ${from.name} goes.`]
        : [`The ${LABEL[field]} of ${from.name} is taken over.`];
    }),
    `Links to ${from.name} lead to ${into.name}.`,
    'You can undo this for 30 days.',
  ];
}
