import { useEffect, useState } from 'react';
import { readSettings, volumeOf, type ClockSettings } from '../clock-settings';
import { Sounds } from '../sounds';

/**
 * Sound and flashes of a screen that follows. One screen with sound is enough for a hall, so it is off here until somebody turns it on, for this run
 * only.
 */
export function useFollowerSound() {
  const [sounds] = useState(() => new Sounds());
  const [settings, setSettings] = useState<ClockSettings>(() => ({ ...readSettings(), isMuted: true }));
  useEffect(() => {
    sounds.volume = 0;
    return () => sounds.close();
  }, [sounds]);

  const set = (part: Partial<ClockSettings>) => {
    const changed = { ...settings, ...part };
    setSettings(changed);
    sounds.volume = volumeOf(changed);
  };
  return { sounds, settings, set };
}
