import type { Mark } from '@wod/domain';

/** Hertz, seconds after the mark, and seconds that it lasts. */
type Tone = readonly [hertz: number, after: number, lasts: number];

/** One can tell them apart in a loud hall: high begins, low rests, three of them end. */
const TONES: Readonly<Record<Mark['kind'], readonly Tone[]>> = {
  count: [[880, 0, 0.12]],
  go: [[1320, 0, 0.6]],
  rest: [[440, 0, 0.6]],
  half: [
    [990, 0, 0.15],
    [990, 0.25, 0.15],
  ],
  'last-minute': [
    [1100, 0, 0.12],
    [1100, 0.2, 0.12],
    [1100, 0.4, 0.12],
  ],
  interrupt: [
    [660, 0, 0.2],
    [1320, 0.2, 0.4],
  ],
  end: [
    [1320, 0, 0.35],
    [1320, 0.5, 0.35],
    [990, 1, 0.9],
  ],
};

const FADE = 0.02;

/** By then what was tapped is on the screen. Short enough for a browser to take what the timer does for a part of the tap. */
const PAINTED_MS = 100;

type WithSession = Navigator & { audioSession?: { type: string } };

/** Plays marks by Web Audio, each at its moment even while the page's timers are slowed down. */
export class Sounds {
  private context?: AudioContext;
  private out?: GainNode;
  private waiting: OscillatorNode[] = [];
  /** What is due while the device's sound isn't open, or was taken away; in milliseconds of `performance.now`. */
  private early: { kind: Mark['kind']; due: number }[] = [];
  private loud = 1;
  private isTouched = false;
  private isClosed = false;
  private readonly listeners = new Set<() => void>();

  /**
   * To be called from a tap or a key: browsers keep silent otherwise. To open the device's sound stops a page for a good part of a second on a
   * slow one, so what was tapped is shown first.
   * @returns whether there is sound
   */
  async unlock(): Promise<boolean> {
    this.isTouched = true;
    this.isClosed = false;
    for (const listener of this.listeners) listener();
    const { audioSession } = navigator as WithSession;
    // Where the platform allows it, a phone's silent switch doesn't silence it.
    if (audioSession) audioSession.type = 'playback';
    if (!this.context) await new Promise((resolve) => setTimeout(resolve, PAINTED_MS));
    if (this.isClosed) return false;
    try {
      this.context ??= this.newContext();
      if (!this.out) {
        this.out = this.context.createGain();
        this.out.gain.value = this.loud;
        this.out.connect(this.context.destination);
      }
      await this.context.resume();
      this.playEarly();
      return this.context.state === 'running';
    } catch {
      return false;
    }
  }

  /** Whether nobody has tapped or pressed a key yet, as after a reload, although there is something to hear. */
  get awaitsTouch(): boolean {
    return !this.isTouched && this.loud > 0;
  }

  /** Calls the listener when that has changed. @returns ends that */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  /**
   * Whatever is tapped or pressed turns the sound on again: after a reload, or when the device has taken it away, as for a call.
   * @returns ends that
   */
  unlockByTouch(): () => void {
    const unlock = () => {
      // Silence would end the music that somebody listens to.
      if (this.loud > 0 && this.context?.state !== 'running') void this.unlock();
    };
    addEventListener('pointerup', unlock);
    addEventListener('keydown', unlock);
    return () => {
      removeEventListener('pointerup', unlock);
      removeEventListener('keydown', unlock);
    };
  }

  /** @param volume from 0 to 1 */
  set volume(volume: number) {
    this.loud = volume;
    if (this.out) this.out.gain.value = volume;
  }

  /** @param after seconds from now */
  play(kind: Mark['kind'], after = 0): void {
    const { context, out } = this;
    // The time of one that is suspended stands still: all of it would be heard at once later.
    if (!context || !out || context.state !== 'running') {
      const now = performance.now();
      this.early = [...this.early.filter(({ due }) => due > now), { kind, due: now + after * 1000 }];
      return;
    }
    for (const [hertz, later, lasts] of TONES[kind]) {
      const from = context.currentTime + after + later;
      const [tone, gain] = [context.createOscillator(), context.createGain()];
      tone.type = 'square';
      tone.frequency.value = hertz;
      gain.gain.setValueAtTime(0, from);
      gain.gain.linearRampToValueAtTime(1, from + FADE);
      gain.gain.setValueAtTime(1, from + lasts - FADE);
      gain.gain.linearRampToValueAtTime(0, from + lasts);
      tone.connect(gain).connect(out);
      tone.start(from);
      tone.stop(from + lasts);
      tone.onended = () => {
        this.waiting = this.waiting.filter((other) => other !== tone);
      };
      this.waiting.push(tone);
    }
  }

  /** What was to be heard isn't any more. */
  hush(): void {
    this.silence();
    this.early = [];
  }

  close(): void {
    this.isClosed = true;
    this.hush();
    if (this.context) this.context.onstatechange = null;
    void this.context?.close();
    this.context = undefined;
    this.out = undefined;
  }

  /** A device takes the sound away, as for a call, and gives it back. */
  private newContext(): AudioContext {
    const context = new AudioContext();
    context.onstatechange = () => (context.state === 'running' ? this.playEarly() : this.silence());
    return context;
  }

  private silence(): void {
    for (const tone of this.waiting) tone.disconnect();
    this.waiting = [];
  }

  /** What has passed meanwhile isn't heard late. */
  private playEarly(): void {
    const now = performance.now();
    for (const { kind, due } of this.early.splice(0)) if (due > now) this.play(kind, (due - now) / 1000);
  }
}
