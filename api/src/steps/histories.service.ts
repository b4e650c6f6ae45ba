import { Injectable, NotFoundException } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import {
  API_LIMITS,
  exerciseChanges,
  type FieldChange,
  type FormerWod,
  type History,
  type HistoryEntry,
  type RevisionSubject,
  wodChanges,
} from '@wod/domain';
import { type EntityManager, In, MoreThanOrEqual, IsNull, Repository } from 'typeorm';
import { ExerciseEntity } from '../exercises/index.js';
import { Library } from '../library/library.js';
import { keptSince } from '../platform/database/kept-since.js';
import { imageOf, RevisionEntity, type RowImage, StepEntity } from '../revisions/index.js';
import { WodEntity, type WodImage, wodImages } from '../wods/index.js';

type Image = WodImage | RowImage;

/** What changed in WODs and exercises. */
@Injectable()
export class HistoriesService {
  constructor(
    @InjectRepository(RevisionEntity) private readonly revisions: Repository<RevisionEntity>,
    private readonly library: Library,
  ) {}

  /** @throws NotFoundException */
  async of(subject: RevisionSubject, id: string): Promise<History> {
    const { manager } = this.revisions;
    const present = subject === 'wod' ? await this.wod(manager, id) : await this.exercise(manager, id);
    const rows = (await this.revisions.find({ where: { subject, subjectId: id }, order: { id: 'DESC' }, take: API_LIMITS.versionsMax })).reverse();
    const titles = await this.titles(rows);
    const before = rows.map((row) => (row.before === null ? null : (JSON.parse(row.before) as Image)));
    const seen = new Set<string>();
    const entries = rows.map((row, index): HistoryEntry => {
      const [was, is] = [before[index] ?? null, index + 1 < rows.length ? (before[index + 1] ?? null) : present.image];
      const next = rows[index + 1];
      const step = titles.get(row.stepId ?? '');
      const isUndo = row.stepId !== null && seen.has(row.stepId);
      if (row.stepId !== null) seen.add(row.stepId);
      return {
        id: String(row.id),
        at: row.at.toISOString(),
        admin: row.admin,
        act: was === null && index > 0 ? 'restore' : actOf(was, is),
        changes: this.changes(subject, was, is),
        ...(step !== undefined && { step, ...(isUndo && { isUndo }) }),
        ...(next?.before && !present.isDeleted && { backTo: String(next.id) }),
      };
    });
    const [first] = rows;
    return { name: present.name, entries: entries.reverse(), ...(first?.before && !present.isDeleted && { first: String(first.id) }) };
  }

  private async wod(manager: EntityManager, id: string) {
    const row = await manager.findOne(WodEntity, {
      where: [
        { id, deletedAt: IsNull() },
        { id, deletedAt: MoreThanOrEqual(keptSince(new Date())) },
      ],
    });
    if (row?.id !== id) throw new NotFoundException('WOD not found');
    const [image] = await wodImages(manager, [row]);
    return { name: row.name, image: (image ?? null) as Image | null, isDeleted: row.deletedAt !== null };
  }

  private async exercise(manager: EntityManager, id: string) {
    const row = await manager.findOneBy(ExerciseEntity, { id });
    if (row?.id !== id) throw new NotFoundException('Exercise not found');
    return { name: row.name, image: imageOf(manager, ExerciseEntity, row) as Image | null, isDeleted: false };
  }

  private async titles(rows: readonly RevisionEntity[]): Promise<Map<string, string>> {
    const ids = [...new Set(rows.flatMap(({ stepId }) => stepId ?? []))];
    const steps = await this.revisions.manager.findBy(StepEntity, { id: In(ids) });
    return new Map(steps.map(({ id, title }) => [id, title]));
  }

  private changes(subject: RevisionSubject, before: Image | null, after: Image | null): FieldChange[] {
    if (!before || !after) return [];
    if (subject === 'exercise') return exerciseChanges(before as RowImage, after as RowImage);
    return wodChanges(this.former(before as WodImage), this.former(after as WodImage));
  }

  private former({ wod, entries }: WodImage): FormerWod {
    const nameOf = (id: unknown) => this.library.exercise(String(id))?.name ?? 'an exercise that is gone';
    return { wod, entries: entries.map((entry) => ({ ...entry, exercise: { name: nameOf(entry.exerciseId) } })) };
  }
}

const isDeleted = (image: Image): boolean => (image as Partial<WodImage>).wod?.deletedAt !== undefined;

function actOf(before: Image | null, after: Image | null): HistoryEntry['act'] {
  if (!before) return 'create';
  if (!after) return 'delete';
  if (isDeleted(before) === isDeleted(after)) return 'change';
  return isDeleted(after) ? 'delete' : 'restore';
}
