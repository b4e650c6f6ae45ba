import { NotFoundException } from '@nestjs/common';
import type { Problem, TrainingSessionInput } from '@wod/domain';
import { type EntityManager, type FindOptionsWhere, In, IsNull } from 'typeorm';
import { isGone } from '../platform/database/kept-since.js';
import { refuseProblems } from '../platform/errors/problems.exception.js';
import { WodEntity } from '../wods/index.js';
import { blockRows, entryRows, sessionColumns, type SessionRow } from './session.mapper.js';
import { SessionBlockEntity } from './session-block.entity.js';
import { SessionEntryEntity } from './session-entry.entity.js';
import type { SessionNetworks } from './session-networks.js';
import { TrainingSessionEntity } from './training-session.entity.js';

/** Selects sessions that are not deleted. */
export const LIVE = { deletedAt: IsNull() };

/** Where a session comes from. */
export interface Origin extends SessionNetworks {
  ownerKeyHash: string | null;
}

/** With its entries and blocks. MySQL matches an id regardless of case and trailing spaces. */
export async function findSessionRow(
  manager: EntityManager,
  id: string,
  where: FindOptionsWhere<TrainingSessionEntity>,
): Promise<SessionRow | undefined> {
  const row = await manager.findOneBy(TrainingSessionEntity, { ...where, id });
  if (row?.id !== id) return undefined;
  const inOrder = { where: { sessionId: id }, order: { position: 'ASC' } } as const;
  return { ...row, entries: await manager.find(SessionEntryEntity, inOrder), blocks: await manager.find(SessionBlockEntity, inOrder) };
}

/** The sessions in the database, read and written in the transaction that changes them. */
export class SessionRows {
  constructor(
    private readonly manager: EntityManager,
    private readonly contentVersion: number,
  ) {}

  /** @throws NotFoundException */
  async get(id: string, where: FindOptionsWhere<TrainingSessionEntity>): Promise<SessionRow> {
    const row = await findSessionRow(this.manager, id, where);
    if (!row) throw new NotFoundException('Training session not found');
    return row;
  }

  /** @throws ProblemsException when a WOD is unknown */
  async insert(id: string, input: TrainingSessionInput, origin: Origin): Promise<void> {
    await this.refuseUnknownWods(input);
    const now = new Date();
    await this.manager.insert(TrainingSessionEntity, {
      id,
      ...sessionColumns(input),
      ...origin,
      version: 1,
      contentVersion: this.contentVersion,
      createdAt: now,
      updatedAt: now,
      openedAt: now,
      deletedAt: null,
    });
    await this.insertLines(id, input);
  }

  /** @throws ProblemsException when a WOD is unknown */
  async replace({ id, version }: SessionRow, input: TrainingSessionInput, networks: SessionNetworks): Promise<void> {
    await this.refuseUnknownWods(input);
    await this.manager.update(
      TrainingSessionEntity,
      { id },
      {
        ...sessionColumns(input),
        ...networks,
        version: version + 1,
        contentVersion: this.contentVersion,
        updatedAt: new Date(),
      },
    );
    await this.manager.delete(SessionEntryEntity, { sessionId: id });
    await this.manager.delete(SessionBlockEntity, { sessionId: id });
    await this.insertLines(id, input);
  }

  async setDeleted(where: FindOptionsWhere<TrainingSessionEntity>, deletedAt: Date | null): Promise<void> {
    await this.manager.update(TrainingSessionEntity, where, { deletedAt, contentVersion: this.contentVersion });
  }

  async setEditing({ id }: SessionRow, fields: Pick<TrainingSessionEntity, 'editLinkHash' | 'editors'>): Promise<void> {
    await this.manager.update(TrainingSessionEntity, { id }, { ...fields, contentVersion: this.contentVersion });
  }

  private async insertLines(id: string, input: TrainingSessionInput): Promise<void> {
    if (input.wods.length > 0) await this.manager.insert(SessionEntryEntity, entryRows(id, input));
    if (input.blocks?.length) await this.manager.insert(SessionBlockEntity, blockRows(id, input));
  }

  /**
   * A deleted WOD is still known, unless it is removed for good: a session that shows it can be edited and duplicated. So is a draft that a session
   * shows, but no other.
   */
  private async refuseUnknownWods({ wods }: TrainingSessionInput): Promise<void> {
    const ids = [...new Set(wods.map(({ wodId }) => wodId))];
    const found = await this.manager.find(WodEntity, { select: { id: true, publishAt: true, deletedAt: true }, where: { id: In(ids) } });
    const rows = found.filter((row) => !isGone(row));
    const drafts = rows.filter(({ publishAt }) => publishAt !== null).map(({ id }) => id);
    const shown = drafts.length === 0 ? [] : await this.shownOf(drafts);
    const known = new Set([...rows.filter(({ publishAt }) => publishAt === null).map(({ id }) => id), ...shown]);
    refuseProblems(
      wods.flatMap(({ wodId }, index): Problem[] =>
        known.has(wodId) ? [] : [{ field: `wods.${index}.wodId`, message: 'This WOD is not in the library' }],
      ),
    );
  }

  /** Those of the WODs that a session shows. */
  private async shownOf(wodIds: readonly string[]): Promise<string[]> {
    const rows = await this.manager
      .createQueryBuilder(SessionEntryEntity, 'entry')
      .select('entry.wodId', 'wodId')
      .distinct()
      .where({ wodId: In([...wodIds]) })
      .getRawMany<{ wodId: string }>();
    return rows.map(({ wodId }) => wodId);
  }
}
