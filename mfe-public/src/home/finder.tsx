import { useNavigate } from '@wod/platform';
import { Button } from '@wod/ui';
import type { ChangeEvent, SubmitEvent } from 'react';
import { paths } from '../paths';
import { KitField } from '../shared/finder/kit-field';
import { kitOrder } from '../shared/finder/kit-order';
import { MinutesField } from '../shared/finder/minutes-field';
import { parseWodListQuery } from '../wod-list-query';
import styles from './finder.module.css';

/** What most visitors have. */
const USUAL_MINUTES = 20;
const ORDER = kitOrder();

/** Minutes and kit as a form that leads to the workouts that fit. */
export function Finder() {
  const navigate = useNavigate();
  const find = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]);
    void navigate(paths.wods(parseWodListQuery(new URLSearchParams(fields))));
  };
  return (
    <form className={styles.finder} action={paths.wods()} aria-labelledby="fits" autoComplete="off" onSubmit={find} onChange={keepNoKitAlone}>
      <h2 id="fits">What fits you now?</h2>
      <MinutesField value={USUAL_MINUTES} />
      <KitField order={ORDER} />
      <Button type="submit" variant="primary">
        Show workouts
      </Button>
    </form>
  );
}

/** "No kit" is the only one, or not chosen. */
function keepNoKitAlone({ target, currentTarget }: ChangeEvent<HTMLFormElement>) {
  const changed = target as unknown as HTMLInputElement;
  if (changed.name !== 'kit' || !changed.checked) return;
  for (const other of currentTarget.querySelectorAll<HTMLInputElement>('[name=kit]')) {
    if ((other.value === 'BODYWEIGHT') !== (changed.value === 'BODYWEIGHT')) other.checked = false;
  }
}
