import { MY_GYM, isEmptyGym } from '@wod/domain';
import { Link, useKept } from '@wod/platform';
import { Button } from '@wod/ui';
import { paths } from '../../paths';
import type { WodListQuery } from '../../wod-list-query';
import finder from '../../shared/finder/finder.module.css';
import { keep } from '../../shared/mine/seen';

export interface UseMyGymProps {
  query: WodListQuery;
  onChoose: (patch: WodListQuery) => void;
}

/** Minutes and kit that this device keeps, offered as one tap; or, with nothing kept, what is chosen to be kept. */
export function UseMyGym({ query, onChoose }: UseMyGymProps) {
  const gym = useKept(MY_GYM);
  const chosen = query.kit?.filter((item) => item !== 'BODYWEIGHT') ?? [];
  if (isEmptyGym(gym)) {
    return (
      chosen.length > 0 && (
        <p>
          <Button onClick={() => keep(MY_GYM, (present) => ({ ...present, kit: chosen, minutes: query.maxMinutes ?? null }))}>
            Keep this as My gym
          </Button>
        </p>
      )
    );
  }
  const [kit, minutes] = [gym.kit.length > 0 ? [...gym.kit] : undefined, gym.minutes ?? undefined];
  const isInUse = minutes === query.maxMinutes && String(kit ?? []) === String(chosen);
  return (
    <p className={finder.chips}>
      {!isInUse && <Button onClick={() => onChoose({ kit, maxMinutes: minutes })}>Use my gym</Button>}
      <Link to={paths.mine('my-gym')}>Edit my gym</Link>
    </p>
  );
}
