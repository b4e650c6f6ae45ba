import { EventEmitter, once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { isFromOutside } from './from-outside.js';

function thrownBy(action: () => unknown): unknown {
  try {
    action();
  } catch (error) {
    return error;
  }
  return undefined;
}

it('knows what the system says, whoever it says it to', async () => {
  const [refused] = await once(connect(1, '127.0.0.1'), 'error').catch((error: unknown) => [error]);
  const missing = await readFile('/no/such/file').catch((error: unknown) => error);
  expect([isFromOutside(refused), isFromOutside(missing)]).toEqual([true, true]);
});

it('knows an error event that nobody listened to, of whatever kind', () => {
  const error = thrownBy(() => Buffer.alloc(-1));
  expect(isFromOutside(error)).toBe(false);
  expect(isFromOutside(thrownBy(() => new EventEmitter().emit('error', error)))).toBe(true);
  expect(isFromOutside(thrownBy(() => new EventEmitter().emit('error', 'only a text')))).toBe(true);
});

it('knows a database that went away', () => {
  expect(isFromOutside(Object.assign(new Error('Connection lost'), { code: 'PROTOCOL_CONNECTION_LOST', fatal: true }))).toBe(true);
});

it.each([
  new TypeError("Cannot read properties of undefined (reading 'id')"),
  Object.assign(new RangeError('out of range'), { code: 'ERR_OUT_OF_RANGE' }),
  'a text',
  undefined,
  null,
  5,
  Object.create(null),
])('takes everything else for a mistake in the code: %p', (error) => expect(isFromOutside(error)).toBe(false));
