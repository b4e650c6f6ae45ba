import { fran } from '../../test/fixtures';
import { writtenOnce } from './written-once';

test('on the server, a record is written once for as long as it stays the same', () => {
  const write = jest.fn(({ name }: { name: string }) => ({ says: name }));
  const written = writtenOnce(write);
  const first = written({ ...fran });
  expect(written(JSON.parse(JSON.stringify(fran)) as typeof fran)).toBe(first);
  expect(written({ ...fran, name: 'Frances' })).toEqual({ says: 'Frances' });
  expect(written({ ...fran })).toBe(first);
  expect(write).toHaveBeenCalledTimes(2);
});

test('what is remembered has a bound, and the least recently used leaves first', () => {
  const write = jest.fn((text: string) => ({ length: text.length }));
  const written = writtenOnce(write);
  const long = (letter: string) => letter.repeat(400_000);
  for (const letter of ['a', 'b', 'a', 'c']) written(long(letter));
  expect(write).toHaveBeenCalledTimes(3);
  written(long('a'));
  expect(write).toHaveBeenCalledTimes(3);
  written(long('b'));
  expect(write).toHaveBeenCalledTimes(4);
});
