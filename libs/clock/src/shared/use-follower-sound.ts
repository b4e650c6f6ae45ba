import { useEffect, useState } from 'react';
import { readSettings, type ClockSettings } from '../clock-settings';
import { Sounds } from '../sounds';

/** Sound and flashes of a screen that follows. One screen with sound is enough for a hall, so it is off here until somebody turns it on, for this run only. */
export function useFollowerSound() {
  const [sounds] = useState(() => new Sounds());
  const [settings, setSettings] = useState<ClockSettings>(() => ({ ...readSettings(), isMuted: true }));
  useEffect(() => () => sounds.close(), [sounds]);

  const set = (part: Partial<ClockSettings>) => {
    const changed = { ...settings, ...part };
    setSettings(changed);
    sounds.volume = changed.isMuted ? 0 : changed.volume;
  };
  return { sounds, settings, set };
}
