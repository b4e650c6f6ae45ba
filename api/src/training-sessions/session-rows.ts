import { NotFoundException } from '@nestjs/common';
import type { Problem, TrainingSessionInput } from '@wod/domain';
import { type EntityManager, type FindOptionsWhere, In } from 'typeorm';
import { refuseProblems } from '../errors/problems.exception.js';
import { WodEntity } from '../wods/wod.entity.js';
import { entryRows, sessionColumns, type SessionRow } from './session.mapper.js';
import { SessionEntryEntity } from './session-entry.entity.js';
import { TrainingSessionEntity } from './training-session.entity.js';

/** The sessions in the database, read and written in one transaction. */
export class SessionRows {
  constructor(private readonly manager: EntityManager) {}

  /** The newest first, with their entries. */
  async find(where: FindOptionsWhere<TrainingSessionEntity>): Promise<SessionRow[]> {
    const sessions = await this.manager.find(TrainingSessionEntity, { where, order: { createdAt: 'DESC', id: 'ASC' } });
    const entries = await this.manager.find(SessionEntryEntity, { where: { session: where }, order: { position: 'ASC' } });
    const bySession = new Map(sessions.map((session) => [session.id, { ...session, entries: [] as SessionRow['entries'] }]));
    for (const entry of entries) bySession.get(entry.sessionId)?.entries.push(entry);
    return [...bySession.values()];
  }

  /**
   * MySQL finds an id in any case and with spaces behind it.
   * @throws NotFoundException
   */
  async get(id: string, where: FindOptionsWhere<TrainingSessionEntity>): Promise<SessionRow> {
    const [row] = await this.find({ ...where, id });
    if (row?.id !== id) throw new NotFoundException('Training session not found');
    return row;
  }

  /** @throws ProblemsException when a WOD is unknown */
  async insert(id: string, input: TrainingSessionInput, ownerKeyHash: string | null): Promise<void> {
    const now = new Date();
    await this.manager.insert(TrainingSessionEntity, {
      id, ...sessionColumns(input), ownerKeyHash, version: 1, createdAt: now, updatedAt: now, deletedAt: null,
    });
    await this.insertEntries(id, input);
  }

  /** @throws ProblemsException when a WOD is unknown */
  async replace(id: string, input: TrainingSessionInput): Promise<void> {
    await this.manager.update(TrainingSessionEntity, { id }, { ...sessionColumns(input), updatedAt: new Date() });
    await this.manager.delete(SessionEntryEntity, { sessionId: id });
    await this.insertEntries(id, input);
  }

  async setDeleted(id: string, deletedAt: Date | null): Promise<void> {
    await this.manager.update(TrainingSessionEntity, { id }, { deletedAt });
  }

  private async insertEntries(id: string, input: TrainingSessionInput): Promise<void> {
    await this.refuseUnknownWods(input);
    if (input.wods.length > 0) await this.manager.insert(SessionEntryEntity, entryRows(id, input));
  }

  /** A WOD that was deleted is known: a session that shows it can be edited and duplicated. */
  private async refuseUnknownWods({ wods }: TrainingSessionInput): Promise<void> {
    const ids = [...new Set(wods.map(({ wodId }) => wodId))];
    const rows = await this.manager.find(WodEntity, { select: { id: true }, where: { id: In(ids) } });
    const known = new Set(rows.map(({ id }) => id));
    refuseProblems(wods.flatMap(({ wodId }, index): Problem[] =>
      known.has(wodId) ? [] : [{ field: `wods.${index}.wodId`, message: 'This WOD is not in the library' }],
    ));
  }
}
