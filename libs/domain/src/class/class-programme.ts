import { programmeOf, type Programme } from '../clock/programme.js';
import type { ClassPlan, PlannedStretch } from '../clock/run-record.js';
import { sessionBlocks, type SessionBlock } from '../session/session-blocks.js';
import type { ClassBlock, SessionEntry, TrainingSession } from '../session/session.js';
import { blockTitle } from '../session/wall-plan.js';

/** One stretch of a class that runs. */
export interface ClassStretch {
  kind: SessionBlock<SessionEntry>['kind'];
  /** "Warm-up", a WOD's name, a block's title */
  title: string;
  /** what a coach wrote to it */
  text?: string;
  /** its planned length; 0 where none is known, so that it goes on until Next */
  seconds: number;
  /** its WOD, and what the WOD's own clock makes of it */
  wod?: SessionEntry['wod'];
  programme?: Programme;
}

/** A training session as it runs, from start to end. */
export interface ClassProgramme {
  stretches: ClassStretch[];
  /** when it has to be over: what was planned in total, or all stretches where they take longer */
  seconds: number;
  /** The session has other stretches by now than the class had when it was started. */
  hasChanged?: true;
}

type RunSession = Pick<TrainingSession, 'totalMinutes' | 'mobilityMinutes' | 'cooldownMinutes' | 'wods' | 'blocks'>;

/**
 * The programme of a class: the same stretches, in the same order and of the same length, as on its run sheet. What a WOD's clock would ask is as it
 * suggests.
 * @param plan with which the class was started: what has been moved, added or taken out of the session since then changes nothing in it. A WOD that
 * is no longer in the session has no clock any more.
 */
export function classProgrammeOf(session: RunSession, plan?: ClassPlan): ClassProgramme {
  const blocks = sessionBlocks(session);
  const present: ClassProgramme = {
    stretches: blocks.map((block) => ({ kind: block.kind, seconds: (block.to - block.from) * 60, title: blockTitle(block), ...contentOf(block) })),
    seconds: Math.max(session.totalMinutes, blocks.at(-1)?.to ?? 0) * 60,
  };
  return plan === undefined || isPlanOf(plan, present) ? present : asPlanned(plan, present);
}

/** What a class is started with. */
export const planOf = ({ stretches, seconds }: ClassProgramme): ClassPlan => ({
  seconds,
  stretches: stretches.map(({ kind, title, seconds: each, wod }) => ({ kind, title, seconds: each, ...(wod && { wodId: wod.id }) })),
});

/** Whether a stretch is the planned one, however long it is by now. */
const isStretch = ({ kind, title, wod }: ClassStretch, planned: PlannedStretch | undefined): boolean =>
  kind === planned?.kind && (kind === 'wod' ? wod?.id === planned.wodId : title === planned.title);

const isPlanOf = ({ stretches, seconds }: ClassPlan, present: ClassProgramme): boolean =>
  seconds === present.seconds &&
  stretches.length === present.stretches.length &&
  present.stretches.every((stretch, index) => isStretch(stretch, stretches[index]) && stretch.seconds === stretches[index]?.seconds);

/** The planned stretches with what the session has to say of them; of several alike, in their order. */
function asPlanned(plan: ClassPlan, present: ClassProgramme): ClassProgramme {
  const left = [...present.stretches];
  const stretches = plan.stretches.map((planned): ClassStretch => {
    const place = left.findIndex((stretch) => isStretch(stretch, planned));
    const [found] = place < 0 ? [] : left.splice(place, 1);
    return { ...found, kind: planned.kind, title: found?.title ?? planned.title, seconds: planned.seconds };
  });
  return { stretches, seconds: plan.seconds, hasChanged: true };
}

function contentOf(block: SessionBlock<SessionEntry, ClassBlock>): Pick<ClassStretch, 'text' | 'wod' | 'programme'> {
  if (block.kind === 'block') return { text: block.block.text };
  if (block.kind !== 'wod') return {};
  const { wod, notes } = block.entry;
  return { text: notes, wod, programme: programmeOf(wod) };
}
