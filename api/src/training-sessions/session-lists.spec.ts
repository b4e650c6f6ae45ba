import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { SessionWod } from '@wod/domain';
import type { Library } from '../library/library.js';
import { atOnce, type Slices } from '../library/long-work.js';
import type { SessionRecord } from '../library/session-record.js';
import { SessionLists } from './session-lists.js';
import type { SessionWods } from './session-wods.js';

const ADDRESS = '192.0.2.1';
let records: Map<string, SessionRecord>;
/** How many WODs have been written. */
let written: number;
let lists: SessionLists;

/** So many sessions of fifty WODs. */
function holding(sessions: number): void {
  const entries = Array.from({ length: 50 }, () => ({ wodId: 'fran', notes: 'x'.repeat(200) }));
  records = new Map(Array.from({ length: sessions }, (_, index) => [`${index}`, { id: `${index}`, entries } as unknown as SessionRecord]));
}

beforeEach(() => {
  written = 0;
  const library = {
    sessions: {
      get: (id: string) => records.get(id),
      *page() {
        yield;
        return { ids: [...records.keys()], total: records.size };
      },
    },
    inSlices: (begin: () => Slices<unknown>) => Promise.resolve(atOnce(begin())),
  } as unknown as Library;
  const wods = { of: () => ((written += 1), {} as SessionWod) } as unknown as SessionWods;
  lists = new SessionLists(library, wods);
});

it('writes a long list of whole sessions only as its reader takes it', async () => {
  holding(200);
  const { json, total } = await lists.list({}, ADDRESS);
  const stream = json as Readable;
  await stream[Symbol.asyncIterator]().next();
  for (let turn = 0; turn < 1000; turn += 1) await new Promise(setImmediate);
  expect([total, stream.readableEnded]).toEqual([200, false]);
  expect(written).toBeLessThan(2000);
});

it('says in a long list what it says in a short one, without what has been deleted in the meantime', async () => {
  holding(30);
  const long = (await lists.list({}, ADDRESS)).json as Readable;
  const all = [...records.values()].map((record) => lists.whole(record));
  records.delete('0');
  records.delete('7');
  expect(JSON.parse(String(await buffer(long)))).toEqual(JSON.parse(JSON.stringify(all.filter(({ id }) => id !== '0' && id !== '7'))));
  const empty = (holding(30), await lists.list({}, ADDRESS)).json as Readable;
  records.clear();
  expect(String(await buffer(empty))).toBe('[]');
});

it('sends a short one in one go', async () => {
  holding(10);
  expect((await lists.list({}, ADDRESS)).json).toBeInstanceOf(Buffer);
});
