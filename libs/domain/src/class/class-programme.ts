import { programmeOf, type Programme } from '../clock/programme.js';
import { sessionBlocks, type SessionBlock } from '../session/session-blocks.js';
import type { ClassBlock, SessionEntry, TrainingSession } from '../session/session.js';

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
}

type RunSession = Pick<TrainingSession, 'totalMinutes' | 'mobilityMinutes' | 'cooldownMinutes' | 'wods' | 'blocks'>;

/** The programme of a class: the same stretches, in the same order and of the same length, as on its run sheet. What a WOD's clock would ask is as it suggests. */
export function classProgrammeOf(session: RunSession): ClassProgramme {
  const blocks = sessionBlocks(session);
  return {
    stretches: blocks.map((block) => ({ kind: block.kind, seconds: (block.to - block.from) * 60, ...contentOf(block) })),
    seconds: Math.max(session.totalMinutes, blocks.at(-1)?.to ?? 0) * 60,
  };
}

function contentOf(block: SessionBlock<SessionEntry, ClassBlock>): Pick<ClassStretch, 'title' | 'text' | 'wod' | 'programme'> {
  switch (block.kind) {
    case 'warmUp':
      return { title: 'Warm-up' };
    case 'coolDown':
      return { title: 'Cool-down' };
    case 'block':
      return { title: block.block.title, text: block.block.text };
    case 'wod': {
      const { wod, notes } = block.entry;
      return { title: wod.name, text: notes, wod, programme: programmeOf(wod) };
    }
  }
}
