import { Sounds } from './sounds';

/** What was handed to the device: hertz, and the second at which it begins by the device's own time. */
let tones: [hertz: number, from: number][];
let device: Device;

/** A device that has its sound at once when it is asked for, until something else takes it away: its time stands still then. */
class Device {
  state = 'running';
  onstatechange: (() => void) | null = null;
  readonly destination = {};
  private openedAt = performance.now();
  private stoppedAt = 0;

  get currentTime() {
    return ((this.state === 'running' ? performance.now() : this.stoppedAt) - this.openedAt) / 1000;
  }

  suspend() {
    this.stoppedAt = performance.now();
    this.state = 'suspended';
    this.onstatechange?.();
  }

  giveBack() {
    this.openedAt += performance.now() - this.stoppedAt;
    this.state = 'running';
    this.onstatechange?.();
  }

  createGain = () => {
    const gain = { value: 1, setValueAtTime: () => undefined, linearRampToValueAtTime: () => undefined };
    return { gain, connect: () => undefined };
  };

  createOscillator = () => {
    const frequency = { value: 0 };
    let handed: (typeof tones)[number] | undefined;
    return {
      frequency,
      connect: (to: object) => to,
      disconnect: () => void (tones = tones.filter((tone) => tone !== handed)),
      start: (from: number) => tones.push((handed = [frequency.value, from])),
      stop: () => undefined,
    };
  };

  resume = () => Promise.resolve();
  close = () => Promise.resolve();
}

beforeEach(() => {
  jest.useFakeTimers();
  tones = [];
  Object.assign(globalThis, {
    AudioContext: function open() {
      return (device = new Device());
    },
  });
});

afterEach(() => jest.useRealTimers());

it('what comes while the sound is being opened is heard on time', async () => {
  const sounds = new Sounds();
  const opening = sounds.unlock();
  sounds.play('go', 1.2);
  await jest.advanceTimersByTimeAsync(500);
  await expect(opening).resolves.toBe(true);
  // It was opened 100 ms after the tap.
  expect(tones).toEqual([[1320, expect.closeTo(1.1)]]);
});

it('so is what was handed over before somebody touched the page, but not what has passed', async () => {
  const sounds = new Sounds();
  sounds.play('rest', 0.3);
  await jest.advanceTimersByTimeAsync(200);
  sounds.play('go', 1);
  void sounds.unlock();
  await jest.advanceTimersByTimeAsync(500);
  expect(tones).toEqual([[1320, expect.closeTo(0.9)]]);
});

it('what is not due any more is not heard once the sound is open', async () => {
  const sounds = new Sounds();
  void sounds.unlock();
  sounds.play('go', 1.2);
  sounds.hush();
  await jest.advanceTimersByTimeAsync(500);
  expect(tones).toEqual([]);
});

it('what is due while the device has taken the sound away isn’t heard later; what is still to come is', async () => {
  const sounds = new Sounds();
  void sounds.unlock();
  await jest.advanceTimersByTimeAsync(500);
  sounds.play('rest', 1);
  device.suspend();
  for (let second = 0; second < 5; second += 1) {
    sounds.play('count', 0.5);
    await jest.advanceTimersByTimeAsync(1000);
  }
  sounds.play('go', 1.2);
  await jest.advanceTimersByTimeAsync(200);
  device.giveBack();
  expect(tones).toEqual([[1320, expect.closeTo(device.currentTime + 1)]]);
});
