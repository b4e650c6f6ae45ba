import { ConflictException } from '@nestjs/common';
import { DAY_MS } from '@wod/domain';
import { type EntityManager, In, IsNull, LessThan, Not } from 'typeorm';
import { NETWORK_COLUMNS, type SessionNetworks } from './session-networks.js';
import { SessionRows } from './session-rows.js';
import { TrainingSessionEntity } from './training-session.entity.js';

/** All sessions are held in memory, so those created by browsers share a size limit. In bytes. */
const ROOM = 64 * 1024 * 1024;
/** The share of it that one network can take: an IPv4 address or an IPv6 /64; a /24 or a /56; a /48. */
const SHARES = [1 / 50, 1 / 25, 1 / 10];
/** Deleted sessions can be restored, so they are kept too; live and deleted ones together may take this many times the room. */
const WITH_DELETED = 2;

const UNUSED_AFTER_MS = 365 * DAY_MS;
/** How many are deleted at once to make room: more than the largest session needs. */
const LEAVING = 200;

const FULL = 'The planner is full. Please delete sessions that are no longer needed';
const SHARE_IS_FULL = 'Your network has filled its part of the planner. Please delete sessions that are no longer needed';

/**
 * Aborts the transaction of a write with which browsers have filled the planner, or one network its share. Before the planner
 * counts as full, sessions that nobody has viewed for a year are deleted. Sessions that only the admin owns don't count.
 * @throws ConflictException
 */
export async function keepWithinRoom(manager: EntityManager, contentVersion: number, networks: SessionNetworks): Promise<void> {
  for (const [index, column] of NETWORK_COLUMNS.entries()) {
    const network = networks[column];
    if (network !== null && (await isOver(manager, { [column]: network }, ROOM * (SHARES[index] ?? 1)))) throw new ConflictException(SHARE_IS_FULL);
  }
  const ofBrowsers = { ownerKeyHash: Not(IsNull()) };
  if (!(await isOver(manager, ofBrowsers, ROOM))) return;
  await letUnusedLeave(manager, contentVersion);
  if (await isOver(manager, ofBrowsers, ROOM)) throw new ConflictException(FULL);
}

async function isOver(manager: EntityManager, where: object, room: number): Promise<boolean> {
  const taken = await manager
    .createQueryBuilder(TrainingSessionEntity, 'session')
    .select('SUM(session.bytes)', 'everything')
    .addSelect('SUM(CASE WHEN session.deletedAt IS NULL THEN session.bytes ELSE 0 END)', 'live')
    .where(where)
    .getRawOne<{ everything: unknown; live: unknown }>();
  return Number(taken?.live) > room || Number(taken?.everything) > room * WITH_DELETED;
}

/** Deletes some of the sessions that nobody has viewed for a year, the least recently viewed first; they can be restored. */
async function letUnusedLeave(manager: EntityManager, contentVersion: number): Promise<void> {
  const unused = await manager.find(TrainingSessionEntity, {
    select: { id: true },
    where: {
      ownerKeyHash: Not(IsNull()),
      deletedAt: IsNull(),
      isTemplate: false,
      openedAt: LessThan(new Date(Date.now() - UNUSED_AFTER_MS)),
    },
    order: { openedAt: 'ASC' },
    take: LEAVING,
  });
  await new SessionRows(manager, contentVersion).setDeleted({ id: In(unused.map(({ id }) => id)) }, new Date());
}
