import { TooManyAttemptsException } from '../platform/errors/too-many-attempts.exception.js';
import { AttemptCounts } from '../platform/throttle/attempt-counts.js';
import { BoundedMemory } from '../platform/throttle/bounded-memory.js';
import { type SignInAttempt, SignInThrottle } from './sign-in-throttle.js';

const MINUTE_MS = 60 * 1000;

let throttle: SignInThrottle;
const attempt = (address: string, account = 'admin', knownBrowser?: string): SignInAttempt => ({ account, address, knownBrowser });
/** How many of these attempts are let through. */
const allowed = async (times: number, make: (index: number) => SignInAttempt) => {
  const results = [];
  for (let index = 0; index < times; index += 1)
    results.push(
      await throttle.count(make(index)).then(
        () => true,
        () => false,
      ),
    );
  return results.filter(Boolean).length;
};

beforeEach(() => {
  jest.useFakeTimers();
  throttle = new SignInThrottle(new AttemptCounts(new BoundedMemory()));
});
afterEach(() => jest.useRealTimers());

it('lets ten attempts on an account through from one address in 15 minutes', async () => {
  expect(await allowed(12, () => attempt('1.1.1.1'))).toBe(10);
  jest.advanceTimersByTime(5 * MINUTE_MS);
  const refusal = await throttle.count(attempt('1.1.1.1')).catch((error: unknown) => error as TooManyAttemptsException);
  expect(refusal).toBeInstanceOf(TooManyAttemptsException);
  expect(refusal).toMatchObject({ retryAfterSeconds: 600, message: 'Too many attempts. Please try again in 10 minutes' });
  jest.advanceTimersByTime(10 * MINUTE_MS);
  expect(await allowed(12, () => attempt('1.1.1.1'))).toBe(10);
});

it('leaves other addresses alone', async () => {
  await allowed(20, () => attempt('1.1.1.1'));
  expect(await allowed(1, () => attempt('2.2.2.2'))).toBe(1);
});

it('counts the addresses of one IPv6 network together', async () => {
  expect(await allowed(20, (index) => attempt(`2001:db8::${index}`))).toBe(10);
});

it.each([
  ['an IPv4 network', (index: number) => `203.0.113.${index}`, 30],
  ['a /64', (index: number) => `2001:db8:0:0:${index}::`, 10],
  ['a /56', (index: number) => `2001:db8:0:${index}::1`, 30],
  ['a /48', (index: number) => `2001:db8:0:${index}00::1`, 50],
  ['spellings of one address', (index: number) => ['203.0.113.9', '::ffff:203.0.113.9', '::FFFF:CB00:7109'][index % 3] ?? '', 10],
  [
    'proxies that say nonsense',
    (index: number) => ['junk', 'x'.repeat(index), `${index}`, '', '1.2.3', '0x7f.1', '203.0.113.9:80'][index % 7] ?? '',
    10,
  ],
])('gives who changes addresses within %s at most a few attempts more', async (_, address, most) => {
  expect(await allowed(99, (index) => attempt(address(index)))).toBe(most);
  expect(await allowed(1, () => attempt('198.51.100.1'))).toBe(1);
});

it('takes no memory for more and more addresses of a network that is used up', async () => {
  const memory = new BoundedMemory();
  throttle = new SignInThrottle(new AttemptCounts(memory));
  const from = (index: number) => `2001:db8:0:${index.toString(16)}00::1`;
  expect(await allowed(50, (index) => attempt(from(index)))).toBe(50);
  const { size } = memory;
  expect(await allowed(200, (index) => attempt(from(index + 50)))).toBe(0);
  expect(memory.size).toBe(size);
});

it('remembers an attack, however many names are made up', async () => {
  jest.useRealTimers();
  throttle = new SignInThrottle(new AttemptCounts(new BoundedMemory(4096)));
  await allowed(100, (index) => attempt(`1.1.${index}.1`));
  expect(await allowed(4096, (index) => attempt(`10.${index >> 8}.${index & 255}.1`, `account ${index}`))).toBe(4096);
  expect(await allowed(10, () => attempt('2.2.2.2'))).toBe(3);
});

it('takes a success back for the wider networks too', async () => {
  for (let time = 0; time < 200; time += 1) {
    const from = attempt(`2001:db8:0:${time}::1`);
    expect(await allowed(1, () => from)).toBe(1);
    await throttle.succeeded(from);
  }
  expect(await allowed(99, (index) => attempt(`2001:db8:0:${index}::1`))).toBe(30);
});

it('ends a window in its time, and says so, when the clock is set back an hour meanwhile', async () => {
  await allowed(10, () => attempt('1.1.1.1'));
  jest.advanceTimersByTime(5 * MINUTE_MS);
  jest.setSystemTime(Date.now() - 60 * MINUTE_MS);
  const refusal = await throttle.count(attempt('1.1.1.1')).catch((error: unknown) => error as TooManyAttemptsException);
  expect((refusal as TooManyAttemptsException).retryAfterSeconds).toBeLessThanOrEqual(15 * 60);
  jest.advanceTimersByTime(10 * MINUTE_MS);
  expect(await allowed(12, () => attempt('1.1.1.1'))).toBe(10);
});

it('lets 50 attempts through from one address, on whatever accounts', async () => {
  expect(await allowed(60, (index) => attempt('1.1.1.1', `account ${index}`))).toBe(50);
});

it('leaves each address three attempts on an account that is attacked from many, and other accounts all', async () => {
  expect(await allowed(100, (index) => attempt(`1.1.${index}.1`))).toBe(100);
  expect(await allowed(10, () => attempt('2.2.2.2'))).toBe(3);
  expect(await allowed(12, () => attempt('3.3.3.3', 'coach'))).toBe(10);
});

it('takes the hundredth attempt for an attack, and not the one before it', async () => {
  await allowed(3, () => attempt('2.2.2.2'));
  await allowed(96, (index) => attempt(`1.1.${index}.1`));
  expect(await allowed(5, () => attempt('2.2.2.2'))).toBe(1);
});

it('gives a browser that has signed in before attempts of its own, whatever happens elsewhere', async () => {
  await allowed(100, (index) => attempt(`1.1.${index}.1`));
  await allowed(60, (index) => attempt('2.2.2.2', `account ${index}`));
  expect(await allowed(12, () => attempt('2.2.2.2', 'admin', 'browser'))).toBe(10);
});

it('takes a success back', async () => {
  for (let time = 0; time < 200; time += 1) {
    expect(await allowed(1, () => attempt('1.1.1.1'))).toBe(1);
    await throttle.succeeded(attempt('1.1.1.1'));
  }
  expect(await allowed(12, () => attempt('1.1.1.1'))).toBe(10);
});

it('bounds tries at the current password', async () => {
  for (let time = 0; time < 10; time += 1) await throttle.countPasswordChange('1');
  await expect(throttle.countPasswordChange('1')).rejects.toThrow('Too many attempts');
  await throttle.countPasswordChange('2');
  await throttle.passwordChanged('1');
  await throttle.countPasswordChange('1');
});
