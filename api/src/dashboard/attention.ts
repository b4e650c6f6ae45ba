import { type AttentionItem, type Exercise, youtubeId } from '@wod/domain';
import type { WodRecord } from '../catalogue/records.js';

type Kind = AttentionItem['kind'];

/** What a visitor meets as an error comes first, what is only not yet checked last. */
const BY_PRESSURE: readonly Kind[] = ['invalidVideo', 'noEstimate', 'noDescription', 'unreviewedExercise'];

/** What in the library an admin should look at, the most pressing first. */
export function attentionItems(wods: Iterable<WodRecord>, exercises: Iterable<Exercise>): AttentionItem[] {
  const items: AttentionItem[] = [];
  const look = (target: AttentionItem['target'], { id, name }: { id: string; name: string }, flaws: Partial<Record<Kind, boolean>>) => {
    for (const kind of BY_PRESSURE) if (flaws[kind]) items.push({ kind, target, id, name });
  };
  for (const wod of wods) {
    look('wod', wod, {
      invalidVideo: hasInvalidVideo(wod),
      noEstimate: !wod.estimatedDuration,
      noDescription: !wod.description,
    });
  }
  for (const exercise of exercises) {
    look('exercise', exercise, { invalidVideo: hasInvalidVideo(exercise), unreviewedExercise: exercise.needsReview });
  }
  return items.sort((a, b) => BY_PRESSURE.indexOf(a.kind) - BY_PRESSURE.indexOf(b.kind));
}

/** Spec 5: only YouTube links can be shown. */
const hasInvalidVideo = ({ videoUrl }: { videoUrl?: string }): boolean => videoUrl !== undefined && youtubeId(videoUrl) === undefined;
