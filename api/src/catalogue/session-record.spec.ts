import type { SessionWod } from '@wod/domain';
import { type SessionRecord, toSession, toSummary } from './session-record.js';

const record: SessionRecord = {
  id: 'monday', name: 'Monday', description: 'Legs', notes: 'Bring shoes', totalMinutes: 60, mobilityMinutes: 10, cooldownMinutes: 5,
  isTemplate: true, version: 3, createdAt: '2026-01-01T00:00:00.000Z', ownerKeyHash: 'the hash',
  entries: [{ wodId: 'fran', notes: 'twice' }, { wodId: 'cindy', notes: undefined }],
};
const wodOf = (id: string) => ({ id, name: id.toUpperCase(), type: 'FOR_TIME', exercises: [] }) as SessionWod;

it('says of a session everything but whose it is, with its WODs in order', () => {
  const { ownerKeyHash: _, entries: __, ...said } = record;
  expect(toSession(record, wodOf)).toEqual({
    ...said,
    wods: [
      { id: 'monday-1', wodId: 'fran', order: 1, notes: 'twice', wod: wodOf('fran') },
      { id: 'monday-2', wodId: 'cindy', order: 2, notes: undefined, wod: wodOf('cindy') },
    ],
  });
});

it('says less on a card', () => {
  const { ownerKeyHash: _, entries: __, notes: ___, ...said } = record;
  expect(toSummary(record, wodOf)).toEqual({ ...said, wods: [{ wod: wodOf('fran') }, { wod: wodOf('cindy') }] });
});
