import { AttemptCounts } from './attempt-counts.js';
import { BoundedMemory } from './bounded-memory.js';

const LIMIT = { count: 2, seconds: 60, what: 'codes' };
const keyOf = (network: string) => `runs ${network}`;
let memory: BoundedMemory;
let counts: AttemptCounts;

beforeEach(() => {
  memory = new BoundedMemory();
  counts = new AttemptCounts(memory);
});

/** How many are let through. */
async function allowed(times: number, address: (index: number) => string): Promise<number> {
  const results = [];
  for (let index = 0; index < times; index += 1)
    results.push(
      await counts.takeFrom(address(index), keyOf, LIMIT).then(
        () => true,
        () => false,
      ),
    );
  return results.filter(Boolean).length;
}

it('takes no memory for the addresses of a network that is used up, of which there is no end', async () => {
  const address = (index: number) => `2001:db8:0:${index.toString(16)}00::1`;
  expect(await allowed(200, address)).toBe(10);
  expect(memory.size).toBe(10 + 10 + 1);
  await expect(counts.takeFrom(address(200), keyOf, LIMIT)).rejects.toThrow('Too many codes. Please try again in 1 minute');
});

it('takes nothing from the neighbours of one that is used up', async () => {
  expect(await allowed(200, () => '192.0.2.1')).toBe(2);
  expect(await allowed(200, (index) => `192.0.2.${index + 2}`)).toBe(4);
});
