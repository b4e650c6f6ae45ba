import { balanceHints, changeOverMinutes, hasChangeOvers, hasRange, isWhole, remainingColour, remainingMinutes, wodsMinutes } from '@wod/domain';
import { Panel } from '@wod/ui';
import { KitList } from '../shared/kit/kit-list';
import { TimeBar } from '../shared/time/time-bar';
import { blockRows, TimeRows } from '../shared/time/time-rows';
import type { FormState } from './form-state';
import styles from './plan-panel.module.css';

/** The plan so far: the time to scale, the equipment, and what would make it more varied. */
export function PlanPanel({ state: { draft, isSuggestion, reasoning } }: { state: FormState }) {
  const remaining = remainingMinutes(draft);
  const unknown = draft.wods.some(({ wod }) => !wod.estimatedDuration);
  const wods = draft.wods.map(({ wod }) => wod).filter(isWhole);
  const hints = balanceHints(wods);
  const changeOver = isSuggestion && reasoning !== undefined && !hasChangeOvers(draft) ? changeOverMinutes(draft.wods.length) : 0;
  return (
    <aside className={styles.side}>
      <Panel aria-labelledby="breakdown" className={styles.panel}>
        <h2 id="breakdown" className={styles.heading}>
          Time Breakdown
        </h2>
        <TimeBar session={draft} />
        <TimeRows
          rows={[
            ['Warm-up', draft.mobilityMinutes],
            ['WODs', wodsMinutes(draft.wods)],
            ...blockRows(draft.blocks),
            ['Cool-down', draft.cooldownMinutes],
          ]}
          total={{ label: 'Remaining Time', text: `${remaining} min`, colour: remainingColour(remaining) }}
          remaining={remaining}
          countsMiddle={draft.wods.some(({ wod }) => hasRange(wod))}
        />
        {remaining < 0 && <p className={styles.over}>Session is over time! Remove WODs or increase total time.</p>}
        {changeOver > 0 && remaining > 0 && <p className={styles.hint}>{changeOver} min of it are to change over.</p>}
        {unknown && <p className={styles.hint}>A WOD without an estimate counts as 0 min.</p>}
      </Panel>
      {wods.length > 0 && (
        <Panel aria-labelledby="kit" className={styles.panel}>
          <h2 id="kit" className={styles.heading}>
            Equipment
          </h2>
          <KitList wods={wods} />
        </Panel>
      )}
      {hints.length > 0 && (
        <Panel aria-labelledby="balance" className={styles.panel}>
          <h2 id="balance" className={styles.heading}>
            Balance
          </h2>
          <ul className={styles.hints}>
            {hints.map((hint) => (
              <li key={hint}>{hint}</li>
            ))}
          </ul>
        </Panel>
      )}
    </aside>
  );
}
