import { Follow, RunningClock, Sounds, readSettings, useFollowedCode, type ClockSettings } from '@wod/clock';
import { programmeOf, stepBackInRun, type Wod } from '@wod/domain';
import { useNavigate } from '@wod/platform';
import { useEffect, useState, type ReactNode } from 'react';
import { paths } from '../paths';
import { Finish } from './finish';
import styles from './clock-page.module.css';

/** The clock of another screen where the address asks for it; otherwise what this page has itself. */
export function OrFollowed({ wod, children }: { wod: Wod; children: ReactNode }) {
  const code = useFollowedCode();
  return code === undefined ? children : <div className={styles.page}><FollowedClock key={code} wod={wod} code={code} /></div>;
}

function FollowedClock({ wod, code }: { wod: Wod; code: string }) {
  const navigate = useNavigate();
  const [sounds] = useState(() => new Sounds());
  // One screen that is heard is enough for a hall: whoever wants it here too turns it on.
  const [settings, setSettings] = useState<ClockSettings>(() => ({ ...readSettings(), isMuted: true }));
  useEffect(() => () => sounds.close(), [sounds]);

  const change = (part: Partial<ClockSettings>) => {
    const changed = { ...settings, ...part };
    setSettings(changed);
    sounds.volume = changed.isMuted ? 0 : changed.volume;
  };
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
            onSetting={change}
            onEnd={end}
            finish={({ state, change: changeRun, again, mayControl }) => (
              <Finish
                wod={wod}
                programme={programme}
                state={state}
                onEnd={end}
                {...(mayControl && { onAgain: again, onBack: () => changeRun((old, now) => stepBackInRun(old, programme, now)) })}
              />
            )}
          />
        );
      }}
    </Follow>
  );
}
