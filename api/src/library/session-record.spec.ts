import type { SessionWod } from '@wod/domain';
import { type SessionRecord, toSession, toSummary } from './session-record.js';

const onCard = {
  id: 'monday',
  name: 'Monday',
  description: 'Legs',
  totalMinutes: 60,
  mobilityMinutes: 10,
  cooldownMinutes: 5,
  isTemplate: true,
  version: 3,
  createdAt: '2026-01-01T00:00:00.000Z',
};
const record: SessionRecord = {
  ...onCard,
  notes: 'Bring shoes',
  ownerKeyHash: 'the hash',
  entries: [
    { wodId: 'fran', notes: 'twice' },
    { wodId: 'cindy', notes: undefined },
  ],
  blocks: undefined,
};
const wodOf = (id: string) => ({ id, name: id.toUpperCase(), type: 'FOR_TIME', exercises: [] }) as SessionWod;

it('says of a session everything but whose it is, with its WODs in order', () => {
  expect(toSession(record, wodOf)).toEqual({
    ...onCard,
    notes: 'Bring shoes',
    wods: [
      { id: 'monday-1', wodId: 'fran', order: 1, notes: 'twice', wod: wodOf('fran') },
      { id: 'monday-2', wodId: 'cindy', order: 2, notes: undefined, wod: wodOf('cindy') },
    ],
  });
});

it('says less on a card', () => {
  expect(toSummary(record, wodOf)).toEqual({ ...onCard, wods: [{ wod: wodOf('fran') }, { wod: wodOf('cindy') }] });
});

it('names its blocks by their place, and says their minutes on a card', () => {
  const blocks = [
    { title: 'Briefing', minutes: 5, text: 'Scaling', place: 0 },
    { title: 'Set-up', minutes: 3, text: undefined, place: 1 },
  ];
  expect(toSession({ ...record, blocks }, wodOf).blocks).toEqual(blocks.map((block, index) => ({ id: `monday-b${index + 1}`, ...block })));
  expect(toSummary({ ...record, blocks }, wodOf).blocks).toEqual(blocks.map(({ text: _, ...block }) => block));
  expect([toSession(record, wodOf), toSummary(record, wodOf)].map(({ blocks: none }) => none)).toEqual([undefined, undefined]);
});
