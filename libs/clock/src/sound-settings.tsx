import { LETTER_KEYS } from '@wod/domain';
import { changeKept, useKept } from '@wod/platform';
import { Button } from '@wod/ui';
import { useEffect, useState } from 'react';
import { USUAL_SETTINGS, volumeOf, type ClockSettings } from './clock-settings';
import styles from './sound-settings.module.css';
import type { Sounds } from './sounds';

interface SoundSettingsProps {
  /** undefined until the device has been asked: they have their place in the page by then */
  settings: ClockSettings | undefined;
  sounds: Sounds;
  onSetting: (part: Partial<ClockSettings>) => void;
}

/** How loud it is, whether the screen flashes, and whether letters are keys. */
export function SoundSettings({ settings: kept, sounds, onSetting }: SoundSettingsProps) {
  const settings = kept ?? USUAL_SETTINGS;
  const { isMuted, flashes } = settings;
  const [problem, setProblem] = useState('');
  const test = async () => {
    const plays = await sounds.unlock();
    setProblem(!plays ? 'This browser plays no sound. The screen still flashes.' : isMuted ? 'The sound is off: turn the volume up.' : '');
    sounds.volume = volumeOf(settings);
    sounds.play('count');
    sounds.play('go', 0.5);
  };
  return (
    <fieldset className={styles.sound} disabled={!kept}>
      <legend>Sound and light</legend>
      <label className={styles.volume}>
        Volume
        <input
          type="range"
          min={0}
          max={1}
          step={0.1}
          value={volumeOf(settings)}
          aria-valuetext={`${Math.round(volumeOf(settings) * 100)} %`}
          onChange={({ target: { valueAsNumber: volume } }) => onSetting(volume === 0 ? { isMuted: true } : { isMuted: false, volume })}
        />
      </label>
      <Button onClick={() => void test()}>Test sound</Button>
      <label className={styles.check}>
        <input type="checkbox" checked={flashes} onChange={({ target }) => onSetting({ flashes: target.checked })} /> Flash the screen
      </label>
      <LetterKeys />
      <p role="status" className={styles.quiet}>
        {problem}
      </p>
    </fieldset>
  );
}

/** Where there is a keyboard. */
function LetterKeys() {
  const areOn = useKept(LETTER_KEYS);
  return (
    <label className={`${styles.check} ${styles.keys}`}>
      <input type="checkbox" checked={areOn} onChange={({ target }) => void changeKept(LETTER_KEYS, () => target.checked)} /> Letters are keys, such
      as P for Pause
    </label>
  );
}

/** Where the page can't keep the screen on, somebody has to. */
export function KeepOn() {
  // The server can't know, and the first render here says what it said.
  const [isNeeded, setNeeded] = useState(false);
  useEffect(() => setNeeded(!('wakeLock' in navigator)), []);
  return isNeeded && <p className={styles.quiet}>This browser can’t keep the screen on: set your device not to turn it off.</p>;
}
