import { brotliCompressSync } from 'node:zlib';
import { ownBytes } from './own-bytes.js';

it.each([
  ['a small text', Buffer.from('[]')],
  ['a part of something larger', Buffer.alloc(10_000, 'x').subarray(100, 200)],
  ['what zlib made', brotliCompressSync(Buffer.alloc(5000, 'abc'))],
  ['nothing', Buffer.from('')],
])('holds on to no more memory than it needs: %s', (_, bytes) => {
  const own = ownBytes(bytes);
  expect([own.equals(bytes), own.buffer.byteLength]).toEqual([true, bytes.length]);
});

it('makes no copy of what is alone already', () => {
  const alone = Buffer.allocUnsafeSlow(20);
  expect(ownBytes(alone)).toBe(alone);
});
