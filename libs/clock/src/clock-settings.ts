import { STORAGE_KEYS } from '@wod/domain';
import { browserStorage } from '@wod/platform';

/** How the clock is heard and seen. */
export interface ClockSettings {
  isMuted: boolean;
  /** more than 0, up to 1: how loud it is when it isn't muted */
  volume: number;
  /** The whole screen lights up when something begins or ends. */
  flashes: boolean;
}

/** How loud it is, from 0 to 1. */
export const volumeOf = ({ isMuted, volume }: ClockSettings): number => (isMuted ? 0 : volume);

/** Where nothing was chosen. */
export const USUAL_SETTINGS: ClockSettings = { isMuted: false, volume: 0.7, flashes: true };

/** What was chosen on this device; anything else that is kept there counts as the usual. */
export function readSettings(): ClockSettings {
  try {
    const { isMuted, volume, flashes } = JSON.parse(browserStorage.read(STORAGE_KEYS.clockSettings) ?? '') as Partial<ClockSettings>;
    return {
      isMuted: isMuted === true,
      volume: typeof volume === 'number' && volume > 0 && volume <= 1 ? volume : USUAL_SETTINGS.volume,
      flashes: flashes !== false,
    };
  } catch {
    return USUAL_SETTINGS;
  }
}

/** Keeps them on this device. */
export function keepSettings(settings: ClockSettings): void {
  browserStorage.write(STORAGE_KEYS.clockSettings, JSON.stringify(settings));
}
