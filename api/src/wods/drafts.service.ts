import { Injectable, NotFoundException } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { DraftPage, ExerciseInDrafts, Namesake, Wod } from '@wod/domain';
import { type EntityManager, IsNull, Not, Repository } from 'typeorm';
import { ChangeLog } from '../change-log/index.js';
import { findWodRow, wodAsWritten } from '../library/as-written.js';
import { ContentChanges } from '../library/content-changes.js';
import { Revisions } from '../revisions/index.js';
import { DRAFTS, WodEntity } from './wod.entity.js';
import { wodKey } from './wod.mapper.js';
import { WodEntryEntity } from './wod-entry.entity.js';
import { WodWriter } from './wod-writer.js';

const PAGE_SIZE = 20;
const NAMESAKES = 3;

/** WODs that aren't in the library yet: the public sees nothing of them, so they are read from the database. */
@Injectable()
export class DraftsService {
  constructor(
    @InjectRepository(WodEntity) private readonly wods: Repository<WodEntity>,
    private readonly changes: ContentChanges,
    private readonly changeLog: ChangeLog,
    private readonly revisions: Revisions,
  ) {}

  /** The one that was edited last first; a page past the end is empty. */
  async page(page: number): Promise<DraftPage> {
    const total = await this.wods.countBy(DRAFTS);
    const rows = await this.wods.find({ where: DRAFTS, order: { updatedAt: 'DESC', id: 'ASC' }, skip: (page - 1) * PAGE_SIZE, take: PAGE_SIZE });
    const drafts = rows.map(({ id, name, type, publishAt, updatedAt }) => ({
      id,
      name,
      type,
      publishAt: publishAt ?? '',
      updatedAt: updatedAt.toISOString(),
    }));
    return { drafts, pagination: { page, pages: Math.ceil(total / PAGE_SIZE), total } };
  }

  /** The exercises that drafts use, which no public WOD needs to do. */
  async exercises(): Promise<ExerciseInDrafts[]> {
    const rows = await this.wods
      .createQueryBuilder('wod')
      .innerJoin(WodEntryEntity, 'entry', 'entry.wodId = wod.id')
      .select('entry.exerciseId', 'id')
      .addSelect('COUNT(DISTINCT wod.id)', 'drafts')
      .addSelect('MIN(wod.id)', 'draftId')
      .where(DRAFTS)
      .groupBy('entry.exerciseId')
      .getRawMany<{ id: string; drafts: unknown; draftId: string }>();
    return rows.map(({ id, drafts, draftId }) => ({ id, drafts: Number(drafts), draftId }));
  }

  /** @throws NotFoundException */
  async get(id: string): Promise<Wod> {
    const wod = await findWodRow(this.wods.manager, id);
    if (wod?.publishAt === undefined) throw new NotFoundException('WOD not found');
    return wod;
  }

  /** Lets it into the library at once. @throws NotFoundException unless it is a draft */
  async publish(id: string, admin: string): Promise<Wod> {
    return this.changes.run(async (manager, contentVersion) => {
      const row = await this.row(manager, id);
      await new WodWriter(manager, contentVersion, new Date(), { admin, revisions: this.revisions }).publish(row);
      await this.changeLog.note(manager, { admin, action: 'publish', subject: 'wod', subjectId: id, title: row.name });
      return wodAsWritten(manager, id);
    });
  }

  /** WODs and drafts of the same name, whatever its spelling: at most three, the oldest first. @param besides the id of one that is left out */
  async namesakes(name: string, besides: string | undefined): Promise<Namesake[]> {
    const nameKey = wodKey(name);
    if (nameKey === '') return [];
    const rows = await this.wods.find({
      where: { nameKey, deletedAt: IsNull(), ...(besides !== undefined && { id: Not(besides) }) },
      order: { createdAt: 'ASC', id: 'ASC' },
      take: NAMESAKES,
    });
    return rows.map((row) => ({ id: row.id, name: row.name, isDraft: row.publishAt !== null }));
  }

  private async row(manager: EntityManager, id: string): Promise<WodEntity> {
    const row = await manager.findOneBy(WodEntity, { id, ...DRAFTS });
    if (row?.id !== id) throw new NotFoundException('WOD not found');
    return row;
  }
}
