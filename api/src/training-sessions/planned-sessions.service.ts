import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import {
  API_LIMITS,
  type DeletedSessions,
  type PlannedSession,
  type PlannedSessionQuery,
  type PlannedSessionsPage,
  type RestoredSessions,
  type TrainingSession,
} from '@wod/domain';
import { type FindOptionsWhere, In, IsNull, MoreThanOrEqual, Repository } from 'typeorm';
import { ChangeLog } from '../change-log/index.js';
import { ContentChanges } from '../library/content-changes.js';
import { Library } from '../library/library.js';
import { browserOf } from '../library/session-index.js';
import { searchText } from '../library/wod-selection.js';
import { keptSince } from '../platform/database/kept-since.js';
import { SessionLists } from './session-lists.js';
import { SessionRows } from './session-rows.js';
import { TrainingSessionEntity } from './training-session.entity.js';

/** Everybody's sessions, for the admin. */
@Injectable()
export class PlannedSessionsService {
  constructor(
    @InjectRepository(TrainingSessionEntity) private readonly sessions: Repository<TrainingSessionEntity>,
    private readonly library: Library,
    private readonly changes: ContentChanges,
    private readonly changeLog: ChangeLog,
    private readonly lists: SessionLists,
  ) {}

  /** Newest first, unless the query says otherwise; a page past the end is empty. */
  async page(
    { page = 1, limit = API_LIMITS.panelPageSize, search, ...selection }: PlannedSessionQuery,
    address: string,
  ): Promise<PlannedSessionsPage> {
    const { ids, total } = await this.lists.page({ ...selection, search: searchText(search) }, { page, limit }, address);
    const rows = await this.sessions.find({
      select: { id: true, updatedAt: true, openedAt: true },
      where: { id: In(ids) },
    });
    const byId = new Map(rows.map((row) => [row.id, row]));
    const sessions = ids.flatMap((id): PlannedSession[] => {
      const [record, row] = [this.library.sessions.get(id), byId.get(id)];
      if (!record || !row) return [];
      const { ownerKeyHash } = record;
      return [
        {
          ...this.lists.summary(record),
          browser: ownerKeyHash === undefined ? undefined : browserOf(ownerKeyHash),
          updatedAt: row.updatedAt.toISOString(),
          openedAt: row.openedAt?.toISOString(),
        },
      ];
    });
    return { sessions, pagination: { page, pages: Math.ceil(total / limit), total } };
  }

  /** Those of the ids that are there, in their order. */
  some(ids: readonly string[]): TrainingSession[] {
    return ids.flatMap((id) => {
      const record = this.library.sessions.get(id);
      return record ? [this.lists.whole(record)] : [];
    });
  }

  /** @returns those that existed */
  async delete(ids: readonly string[], admin: string): Promise<DeletedSessions> {
    return { deleted: await this.set('delete', { id: In(ids), deletedAt: IsNull() }, admin) };
  }

  /** Deletes everything a browser has made. */
  async deleteBrowser(browser: string, admin: string): Promise<DeletedSessions> {
    const owners = this.library.sessions.ownersNamed(browser);
    return { deleted: await this.set('delete', { ownerKeyHash: In(owners), deletedAt: IsNull() }, admin) };
  }

  /** @returns those that were deleted in the last 30 days */
  async restore(ids: readonly string[], admin: string): Promise<RestoredSessions> {
    return { restored: await this.set('restore', { id: In(ids), deletedAt: MoreThanOrEqual(keptSince(new Date())) }, admin) };
  }

  /** @returns the ids of the affected sessions */
  private set(action: 'delete' | 'restore', where: FindOptionsWhere<TrainingSessionEntity>, admin: string): Promise<string[]> {
    return this.changes.ofSessions(async (manager, contentVersion, unchanged) => {
      const rows = await manager.find(TrainingSessionEntity, { select: { id: true, name: true }, where, order: { createdAt: 'DESC' } });
      if (rows.length === 0) return unchanged([]);
      await new SessionRows(manager, contentVersion).setDeleted(where, action === 'delete' ? new Date() : null);
      await this.changeLog.note(manager, { admin, action, subject: 'session', ...named(rows) });
      return rows.map(({ id }) => id);
    });
  }
}

/** How the change log names them: one by its name, several by their number. */
function named(rows: readonly Pick<TrainingSessionEntity, 'id' | 'name'>[]): { subjectId?: string; title: string } {
  const [first] = rows;
  return rows.length === 1 && first ? { subjectId: first.id, title: first.name } : { title: `${rows.length} training sessions` };
}
