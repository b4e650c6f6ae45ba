import { type AttentionItem, type Exercise, youtubeId } from '@wod/domain';
import type { WodRecord } from '../library/records.js';

type Kind = AttentionItem['kind'];

/** Errors that a visitor sees come first, what has merely not been checked comes last. */
const BY_PRESSURE: readonly Kind[] = ['invalidVideo', 'noEstimate', 'noDescription', 'unreviewedExercise'];

/** What an admin should look at in the library. */
export class Attention {
  private readonly items = new Map<Kind, AttentionItem[]>(BY_PRESSURE.map((kind) => [kind, []]));
  private found = 0;

  /** @param most the maximum number of items listed */
  constructor(private readonly most: number) {}

  /** The number of items, including those not listed. */
  get total(): number {
    return this.found;
  }

  /** The most urgent first. */
  get listed(): AttentionItem[] {
    return [...this.items.values()].flat().slice(0, this.most);
  }

  lookAtWod(wod: WodRecord): void {
    if (hasInvalidVideo(wod)) this.add('invalidVideo', 'wod', wod);
    if (!wod.estimatedDuration) this.add('noEstimate', 'wod', wod);
    if (!wod.description && !wod.stimulus) this.add('noDescription', 'wod', wod);
  }

  lookAtExercise(exercise: Exercise): void {
    if (hasInvalidVideo(exercise)) this.add('invalidVideo', 'exercise', exercise);
    if (exercise.needsReview) this.add('unreviewedExercise', 'exercise', exercise);
  }

  private add(kind: Kind, target: AttentionItem['target'], { id, name }: { id: string; name: string }): void {
    this.found += 1;
    const items = this.items.get(kind);
    if (items && items.length < this.most) items.push({ kind, target, id, name });
  }
}

/** Spec 5: only YouTube links can be shown. */
const hasInvalidVideo = ({ videoUrl }: { videoUrl?: string }): boolean => videoUrl !== undefined && youtubeId(videoUrl) === undefined;
