import { remembered } from './remembered.js';

const LIMITS = { texts: 2, length: 5 };

it('works a text out once, also when nothing comes of it', () => {
  const work = jest.fn((text: string) => (text === 'none' ? undefined : text.toUpperCase()));
  const upper = remembered(work, LIMITS);
  expect([upper('a'), upper('none'), upper('a'), upper('none')]).toEqual(['A', undefined, 'A', undefined]);
  expect(work).toHaveBeenCalledTimes(2);
});

it('forgets what was used least recently, and never keeps a long text', () => {
  const work = jest.fn((text: string) => text.length);
  const lengthOf = remembered(work, LIMITS);
  for (const text of ['a', 'b', 'a', 'c', 'a', 'long text', 'long text', 'b']) lengthOf(text);
  expect(work.mock.calls.flat()).toEqual(['a', 'b', 'c', 'long text', 'long text', 'b']);
});
