import type { Pool, PoolConnection } from 'mysql2';
import { boundOpening } from './pool.js';

type Opened = Parameters<Pool['getConnection']>[0];

const answer = jest.fn<void, Parameters<Opened>>();
const release = jest.fn();
const connection = { release } as unknown as PoolConnection;
const asked: Opened[] = [];

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  asked.length = 0;
  const pool = { getConnection: (callback: Opened) => void asked.push(callback) };
  boundOpening(pool);
  pool.getConnection(answer);
});
afterEach(() => jest.useRealTimers());

const timeOut = () => asked.at(-1)?.(Object.assign(new Error('connect ETIMEDOUT'), { code: 'ETIMEDOUT' }), undefined as never);

it('answers with a connection', () => {
  asked[0]?.(null, connection);
  jest.runAllTimers();
  expect(answer.mock.calls).toEqual([[null, connection]]);
  expect(release).not.toHaveBeenCalled();
});

it('opens a connection once more that was not opened in time', () => {
  timeOut();
  expect(answer).not.toHaveBeenCalled();
  timeOut();
  expect(asked).toHaveLength(2);
  expect(answer.mock.calls).toEqual([[expect.objectContaining({ code: 'ETIMEDOUT' }), undefined]]);
});

it('lets nobody wait for a connection for ever, and gives back what comes too late', () => {
  jest.runAllTimers();
  const late = { code: 'ETIMEDOUT', message: 'No connection to the database was free in time' };
  expect(answer.mock.calls).toEqual([[expect.objectContaining(late), undefined]]);
  asked[0]?.(null, connection);
  expect(answer).toHaveBeenCalledTimes(1);
  expect(release).toHaveBeenCalledTimes(1);
});

it('opens nothing for somebody who has given up', () => {
  jest.runAllTimers();
  timeOut();
  expect(asked).toHaveLength(1);
});
