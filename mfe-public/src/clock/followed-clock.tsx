import { Follow, RunningClock, useFollowedCode, useFollowerSound } from '@wod/clock';
import { programmeOf, stepBackInRun, type Wod } from '@wod/domain';
import { useNavigate } from '@wod/platform';
import type { ReactNode } from 'react';
import { paths } from '../paths';
import { Finish } from './finish';
import styles from './clock-page.module.css';

/** The clock of another screen where the address asks for it; otherwise what this page has itself. */
export function OrFollowed({ wod, children }: { wod: Wod; children: ReactNode }) {
  const code = useFollowedCode();
  return code === undefined ? (
    children
  ) : (
    <div className={styles.page}>
      <FollowedClock key={code} wod={wod} code={code} />
    </div>
  );
}

function FollowedClock({ wod, code }: { wod: Wod; code: string }) {
  const navigate = useNavigate();
  const { sounds, settings, set } = useFollowerSound();
  const end = () => void navigate(paths.wod(wod.id));
  return (
    <Follow code={code} of={{ kind: 'wod', id: wod.id }}>
      {(link, first) => {
        const programme = programmeOf(wod, first.answers);
        return (
          <RunningClock
            wod={wod}
            programme={programme}
            first={first}
            followed={link}
            sounds={sounds}
            settings={settings}
            onSetting={set}
            onEnd={end}
            finish={({ state, change: changeRun, again, mayControl, end: leave }) => (
              <Finish
                wod={wod}
                programme={programme}
                state={state}
                onEnd={leave}
                {...(mayControl && { onAgain: again, onBack: () => changeRun((old, now) => stepBackInRun(old, programme, now)) })}
              />
            )}
          />
        );
      }}
    </Follow>
  );
}
