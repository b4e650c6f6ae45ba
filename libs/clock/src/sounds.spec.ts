import { Sounds } from './sounds';

/** What was handed to the device: hertz, and the second at which it begins by the device's own time. */
let tones: [hertz: number, from: number][];

/** A device that has its sound at once when it is asked for. */
class Device {
  readonly state = 'running';
  readonly destination = {};
  private readonly openedAt = performance.now();

  get currentTime() {
    return (performance.now() - this.openedAt) / 1000;
  }

  createGain = () => {
    const gain = { value: 1, setValueAtTime: () => undefined, linearRampToValueAtTime: () => undefined };
    return { gain, connect: () => undefined };
  };

  createOscillator = () => {
    const frequency = { value: 0 };
    return {
      frequency,
      connect: (to: object) => to,
      disconnect: () => undefined,
      start: (from: number) => tones.push([frequency.value, from]),
      stop: () => undefined,
    };
  };

  resume = () => Promise.resolve();
  close = () => Promise.resolve();
}

beforeEach(() => {
  jest.useFakeTimers();
  tones = [];
  Object.assign(globalThis, { AudioContext: Device });
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
