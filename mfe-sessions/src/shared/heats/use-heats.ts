import { MY_GYM, heatsOf, heatsText, type SessionWod } from '@wod/domain';
import { useKept } from '@wod/platform';

/** For each WOD that this visitor's gym has too little kit for, what that means. Nothing on the server, and where nobody said what there is. */
export function useHeats(wods: readonly SessionWod[]): { wod: string; text: string }[] {
  const gym = useKept(MY_GYM);
  return wods.flatMap((wod) => {
    const heats = heatsOf(wod, gym);
    return heats ? [{ wod: wod.name, text: heatsText(heats) }] : [];
  });
}
