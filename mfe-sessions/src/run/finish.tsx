import { ClockButton, clockStyles } from '@wod/clock';
import { classLength, plural, stretchLength, stretchMinutes, wholeMinutes, type ClassProgramme } from '@wod/domain';
import type { RunningClassClock } from '../shared/class/use-class-screen';
import styles from './running-class.module.css';

interface FinishProps {
  programme: ClassProgramme;
  clock: RunningClassClock;
  onEnd: () => void;
}

/** How long the class took, stretch by stretch. */
export function Finish({ programme, clock: { state, mayControl, note }, onEnd }: FinishProps) {
  return (
    <div className={clockStyles.finish}>
      <p className={clockStyles.say}>The class is over. It took</p>
      <p className={`${clockStyles.big} ${clockStyles.result}`}>{plural(wholeMinutes(classLength(state)), 'minute')}</p>
      <table className={styles.took}>
        <thead>
          <tr>
            <th scope="col">Stretch</th>
            <th scope="col">Planned</th>
            <th scope="col">Took</th>
          </tr>
        </thead>
        <tbody>
          {programme.stretches.map(({ kind, title, seconds }, index) => {
            const place = state.places[index];
            return (
              <tr key={index}>
                <th scope="row">{title}</th>
                <td>{stretchLength(kind, seconds / 60)}</td>
                <td>{!place || place.isOmitted ? 'left out' : `${stretchMinutes(state, index)} min`}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <div className={clockStyles.ends}>
        {mayControl && <ClockButton onClick={() => note({ do: 'back' })}>Not over yet</ClockButton>}
        <ClockButton isPrimary onClick={onEnd}>
          Close
        </ClockButton>
      </div>
    </div>
  );
}
