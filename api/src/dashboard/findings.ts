import {
  type Equipment,
  estimateFarFromOwn,
  type Exercise,
  formatClock,
  INBOX_KINDS,
  type InboxKind,
  type InboxItem,
  nearNames,
  overfullInterval,
  plural,
  searchState,
  youtubeId,
} from '@wod/domain';
import type { Library } from '../library/library.js';
import type { Slices } from '../library/long-work.js';
import type { WodRecord } from '../library/records.js';

/** What was found, without what a page says of it beyond. */
export type Finding = Pick<InboxItem, 'key' | 'target' | 'id' | 'name' | 'why' | 'other'>;

/** What can be found by looking at the library alone. */
type KindWithin = Exclude<InboxKind, 'goneVideo'>;

/** What was found in the whole library: WODs from the oldest to the newest, then exercises by name. */
export interface Findings {
  byKind: Readonly<Record<KindWithin, readonly Finding[]>>;
  /** What shows a YouTube video, by the video's id: a finding, should it be gone. */
  videos: ReadonlyMap<string, readonly Finding[]>;
}

/** Nobody searches for a name without any of these. */
const SPEAKABLE = /[\p{L}\p{N}]/u;

/** Whether a search can be for it: spec 5 sends none that is shorter. */
const isSearchable = (name: string): boolean => searchState(name) === 'on' && SPEAKABLE.test(name);

/** Looks at every WOD and every exercise. */
export function* findingsOf(library: Library): Slices<Findings> {
  const exercises = library.exercises();
  const found = new FindingsInTheMaking(new Map(exercises.map(({ id, equipment }) => [id, equipment])));
  for (const wod of library.wodRecords()) {
    yield;
    found.lookAtWod(wod);
  }
  for (const exercise of exercises) {
    yield;
    found.lookAtExercise(exercise);
  }
  for (const { thing, other } of yield* nearNames(namedWods(library.wodRecords()))) found.addNear('nearWods', 'wod', thing, other);
  for (const { thing, other } of yield* nearNames(namedExercises(exercises))) found.addNear('nearExercises', 'exercise', thing, other);
  return found;
}

class FindingsInTheMaking implements Findings {
  readonly byKind = Object.fromEntries(INBOX_KINDS.map((kind) => [kind, []])) as unknown as Record<KindWithin, Finding[]>;
  readonly videos = new Map<string, Finding[]>();

  constructor(private readonly equipment: ReadonlyMap<string, Equipment>) {}

  lookAtWod(wod: WodRecord): void {
    this.lookAtTexts('wod', wod, wod.aka);
    if (!wod.estimatedDuration) this.add('noEstimate', 'wod', wod);
    const timed = {
      ...wod,
      exercises: wod.entries.map((entry) => ({ ...entry, equipment: this.equipment.get(entry.exerciseId) ?? ('BODYWEIGHT' as const) })),
    };
    const estimate = estimateFarFromOwn(timed);
    if (estimate !== undefined) this.add('minutesApart', 'wod', wod, `It says ${ownText(wod)}, the estimate is ${estimate}`);
    const full = overfullInterval(timed);
    if (full) this.add('overfullInterval', 'wod', wod, `About ${formatClock(full.seconds)} of work in ${formatClock(full.interval)}`);
  }

  lookAtExercise(exercise: Exercise): void {
    this.lookAtTexts('exercise', exercise, exercise.aliases);
    if (exercise.needsReview) this.add('unreviewedExercise', 'exercise', exercise);
    if (exercise.wodCount === 0) this.add('unusedExercise', 'exercise', exercise);
    else if (exercise.videoUrl === undefined) this.add('noVideo', 'exercise', exercise);
  }

  addNear(kind: KindWithin, target: Finding['target'], { id, name }: Row, other: Row): void {
    this.byKind[kind].push({ key: `${id}~${other.id}`, target, id, name, other: { id: other.id, name: other.name } });
  }

  private lookAtTexts(target: Finding['target'], row: Row & { videoUrl?: string }, otherNames: readonly string[] = []): void {
    if (row.videoUrl !== undefined) this.lookAtVideo(target, row, row.videoUrl);
    if (![row.name, ...otherNames].some(isSearchable)) this.add('unfindableName', target, row);
  }

  private lookAtVideo(target: Finding['target'], { id, name }: Row, link: string): void {
    const video = youtubeId(link);
    // Spec 5: only YouTube links can be shown.
    if (video === undefined) return this.add('invalidVideo', target, { id, name }, link);
    // Another link is another finding, whether or not this one was dismissed.
    const finding = { key: `${id}~${video}`, target, id, name, why: link };
    const others = this.videos.get(video);
    if (others) others.push(finding);
    else this.videos.set(video, [finding]);
  }

  private add(kind: KindWithin, target: Finding['target'], { id, name }: Row, why?: string): void {
    this.byKind[kind].push({ key: id, target, id, name, ...(why !== undefined && { why }) });
  }
}

interface Row {
  id: string;
  name: string;
}

const ownText = ({ minutesLow, minutesHigh, estimatedDuration = 0 }: WodRecord): string =>
  minutesLow !== undefined && minutesHigh !== undefined ? `${minutesLow} to ${plural(minutesHigh, 'minute')}` : plural(estimatedDuration, 'minute');

function* namedWods(wods: Iterable<WodRecord>) {
  for (const { id, name, aka } of wods) yield { id, name, otherNames: aka };
}

function* namedExercises(exercises: Iterable<Exercise>) {
  for (const { id, name, aliases } of exercises) yield { id, name, otherNames: aliases };
}
