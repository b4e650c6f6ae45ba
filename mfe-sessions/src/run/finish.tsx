import { ClockButton, clockStyles } from '@wod/clock';
import { classLength, plural, stretchLength, stretchMinutes, wholeMinutes, type ClassProgramme } from '@wod/domain';
import { Link } from '@wod/platform';
import { paths } from '../paths';
import type { RunningClassClock } from '../shared/class/use-class-screen';
import styles from './running-class.module.css';

interface FinishProps {
  programme: ClassProgramme;
  clock: RunningClassClock;
  onEnd: () => void;
}

/** How long the class took, stretch by stretch, and where who was in it keeps a result. */
export function Finish({ programme, clock: { state, mayControl, note }, onEnd }: FinishProps) {
  const done = programme.stretches.flatMap(({ wod }, index) => (wod && !state.places[index]?.isOmitted ? [[wod.id, wod.name] as const] : []));
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
      {done.length > 0 && (
        <p className={styles.results}>
          Write down your result:{' '}
          {[...new Map(done)].map(([id, name]) => (
            <Link key={id} to={paths.wodResults(id)}>
              {name}
            </Link>
          ))}
        </p>
      )}
      <div className={clockStyles.ends}>
        {mayControl && <ClockButton onClick={() => note({ do: 'back' })}>Not over yet</ClockButton>}
        <ClockButton isPrimary onClick={onEnd}>
          Close
        </ClockButton>
      </div>
    </div>
  );
}
