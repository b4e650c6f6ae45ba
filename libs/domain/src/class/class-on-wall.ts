import { setOnWall, type WallBoard } from '../board/wall-board.js';
import { planLine } from '../session/wall-plan.js';
import type { ClassProgramme } from './class-programme.js';
import { momentText } from './class-run.js';
import { stretchMinutes, type ClassState } from './class-state.js';

/**
 * The plan of a class that runs, on a large screen: as it was, as it is and as it is going to be, without what is left out. The entry of a line
 * is its stretch's place in the class.
 * @param startsAt when the class was to begin, in milliseconds since 1970
 * @param tray as in wallPlan
 */
export function wallOfClass(name: string, { stretches }: ClassProgramme, state: ClassState, startsAt: number, tray: number): WallBoard {
  const lines = stretches.flatMap(({ title, wod }, entry) => {
    const place = state.places[entry];
    return !place || place.isOmitted
      ? []
      : [{ amount: momentText(startsAt + place.from), ...planLine(title, wod, stretchMinutes(state, entry)), entry }];
  });
  const end = momentText(startsAt + (state.places.at(-1)?.to ?? 0));
  return setOnWall({ name, headline: `${lines[0]?.amount ?? end} to ${end}` }, [{ lines }], { tray, isTimed: true });
}
