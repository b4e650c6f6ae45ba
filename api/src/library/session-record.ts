import type {
  ClassBlock,
  Every,
  SessionEntry,
  SessionEntryInput,
  SessionSummary,
  SessionWod,
  SummaryBlock,
  SummaryEntry,
  TrainingSession,
  Wod,
} from '@wod/domain';

/** A block as held by the read model. */
export type BlockRecord = Omit<ClassBlock, 'id'>;

/** A training session as held by the read model; its WODs are looked up, so that changes to them show everywhere. */
export interface SessionRecord extends Omit<TrainingSession, 'wods' | 'blocks' | 'canEdit' | 'version'> {
  version: number;
  /** SHA-256 of the planner key of the browser that created it; absent when the admin did. */
  ownerKeyHash: string | undefined;
  /** SHA-256 of the key in its edit link. */
  editLinkHash?: string | undefined;
  /** SHA-256 of the planner keys of the browsers that have opened it. */
  editors?: readonly string[] | undefined;
  /** In the order in which they are done. */
  entries: readonly Omit<SessionEntryInput, 'order'>[];
  /** In the order of the class; absent when there are none. */
  blocks: readonly BlockRecord[] | undefined;
}

/** The wire form of a session. */
export function toSession(
  { entries, blocks, ownerKeyHash: _, editLinkHash: __, editors: ___, ...session }: SessionRecord,
  wodOf: (id: string) => SessionWod,
): TrainingSession {
  return {
    ...session,
    wods: entries.map(
      ({ wodId, notes }, index): Every<SessionEntry> => ({
        id: `${session.id}-${index + 1}`,
        wodId,
        order: index + 1,
        notes,
        wod: wodOf(wodId),
      }),
    ),
    blocks: blocks?.map(
      ({ title, minutes, text, place }, index): Every<ClassBlock> => ({ id: `${session.id}-b${index + 1}`, title, minutes, text, place }),
    ),
  };
}

/** What a card shows of a session. */
export function toSummary(session: SessionRecord, wodOf: (id: string) => SummaryEntry['wod']): SessionSummary {
  const { id, name, description, isTemplate, totalMinutes, mobilityMinutes, cooldownMinutes, createdAt, entries, version } = session;
  const blocks = session.blocks?.map(({ title, minutes, place }): SummaryBlock => ({ title, minutes, place }));
  const wods = entries.map(({ wodId }) => ({ wod: wodOf(wodId) }));
  return { id, name, description, isTemplate, totalMinutes, mobilityMinutes, cooldownMinutes, createdAt, wods, blocks, version };
}

/** A WOD as a session shows it: its board, without the descriptions of its exercises. */
export function toSessionWod(wod: Wod, isRemoved: boolean): SessionWod {
  const {
    id,
    name,
    type,
    description,
    timeCapMinutes,
    intervalMinutes,
    rounds,
    startReps,
    repScheme,
    tabataCycles,
    estimatedDuration,
    minutesAreOwn,
  } = wod;
  const {
    minutesLow,
    minutesHigh,
    score,
    headline,
    restBetweenRounds,
    team,
    vestWeight,
    womenVestWeight,
    isVestOptional,
    needs,
    anyOrder,
    scaled,
    beginner,
  } = wod;
  return {
    id,
    name,
    type,
    description,
    timeCapMinutes,
    intervalMinutes,
    rounds,
    startReps,
    repScheme,
    tabataCycles,
    estimatedDuration,
    minutesAreOwn,
    minutesLow,
    minutesHigh,
    score,
    headline,
    restBetweenRounds,
    team,
    vestWeight,
    womenVestWeight,
    isVestOptional,
    needs,
    anyOrder,
    scaled,
    beginner,
    exercises: wod.exercises.map(({ exerciseId: __, exercise, ...entry }) => ({
      ...entry,
      exercise: {
        id: exercise.id,
        name: exercise.name,
        equipment: exercise.equipment,
        needs: exercise.needs,
        scaled: exercise.scaled,
        beginner: exercise.beginner,
      },
    })),
    ...(isRemoved && { removed: true }),
  } satisfies Every<Omit<SessionWod, 'removed'>>;
}
