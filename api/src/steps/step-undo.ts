import { setImmediate as nextTurn } from 'node:timers/promises';
import { type KeptRow, plural, type RevisionSubject, type UndoResult } from '@wod/domain';
import { type EntityManager, In, IsNull, Not } from 'typeorm';
import { ExerciseEntity, ExerciseWriter } from '../exercises/index.js';
import { inParts } from '../platform/database/in-parts.js';
import { isGone } from '../platform/database/kept-since.js';
import { type By, RevisionEntity, type RowImage, StepEntity } from '../revisions/index.js';
import { WodEntity, WodEntryEntity, type WodImage, WodWriter } from '../wods/index.js';
import { withExercisesOfNow } from './exercises-now.js';
import { changedRows, changedSince, type ChangedRow, firstUndo, noted } from './step-rows.js';

/** How many rows are undone between two pauses for others. */
const AT_ONCE = 50;
const LISTED = 100;
/** Why a former WOD can't come back. */
export const GONE_EXERCISE = 'It had an exercise that is no longer in the library';

/** The undo of one step, inside its transaction. */
export class StepUndo {
  private readonly wods: WodWriter;
  private readonly exercises: ExerciseWriter;
  private readonly result: UndoResult = { undone: 0, kept: [], keptTotal: 0 };
  /** The ids of exercises that the step took away and that can't come back, with why. What they were merged into and what used them stays. */
  private readonly stuck = new Map<string, string>();

  constructor(
    private readonly manager: EntityManager,
    contentVersion: number,
    private readonly stepId: string,
    by: By,
  ) {
    const now = new Date();
    // What is noted belongs to the step: once it is undone, neither it nor its undo keeps an earlier step from being undone.
    this.wods = new WodWriter(manager, contentVersion, now, { ...by, stepId });
    this.exercises = new ExerciseWriter(manager, contentVersion, now, { ...by, stepId });
  }

  /** Exercises that WODs need come back first, and those that only they needed go last. */
  async run(): Promise<UndoResult> {
    const rows = await changedRows(this.manager, this.stepId);
    const wods = rows.filter(({ subject }) => subject === 'wod');
    const exercises = rows.filter(({ subject }) => subject === 'exercise');
    const former = exercises.filter(({ isNew }) => !isNew);
    await this.each(former, (some) => this.findStuck(some, new Set(former.map(({ id }) => id))));
    await this.each(former, (some) => this.putExercisesBack(some));
    await this.each(wods, (some) => this.undoWods(some));
    await this.each(
      exercises.filter(({ isNew }) => isNew),
      (some) => this.removeExercises(some),
    );
    return this.result;
  }

  private async each(rows: readonly ChangedRow[], undo: (rows: ChangedRow[]) => Promise<void>): Promise<void> {
    for (const some of inParts(rows, AT_ONCE)) {
      // The embedded database never yields, so without a pause nobody else would be answered until all are done.
      await nextTurn();
      await undo(some);
    }
  }

  private async undoWods(rows: ChangedRow[]): Promise<void> {
    const [changed, images, known] = await this.about<WodImage>('wod', rows);
    const there = new Map((await this.manager.findBy(WodEntity, { id: In(rows.map(({ id }) => id)) })).map((row) => [row.id, row]));
    const present = await withExercisesOfNow(this.manager, [...images.values()]);
    const presentOf = new Map([...images.keys()].map((id, index) => [id, present[index]]));
    const [removed, deleted, restored] = [[] as WodEntity[], [] as WodEntity[], [] as WodEntity[]];
    const former: { row: WodEntity; image: WodImage }[] = [];
    for (const { id } of rows) {
      const row = there.get(id);
      const image = images.get(id);
      const name = row?.name ?? String(image?.wod.name ?? id);
      const changedBy = changed(id, row ?? undefined);
      const keep = (why: string) => this.keep({ subject: 'wod', id, name, why });
      if (!row || isGone(row)) keep('It was removed for good');
      else if (changedBy !== undefined) keep(changedBy);
      else if (!image) removed.push(row);
      else if (known.get(id) === image.wod.version && isDeleted(image) !== (row.deletedAt !== null))
        (isDeleted(image) ? deleted : restored).push(row);
      else {
        const fitting = presentOf.get(id);
        const why = this.whyStuck(image.entries.map(({ exerciseId }) => String(exerciseId)));
        if (why !== undefined) keep(why);
        else if (fitting) former.push({ row, image: fitting });
        else keep(GONE_EXERCISE);
      }
    }
    await this.wods.remove(...removed);
    await this.wods.delete(...deleted);
    await this.wods.restore(...restored);
    await this.wods.putBack(former);
    this.result.undone += removed.length + deleted.length + restored.length + former.length;
  }

  /** @param own the ids of all exercises that the step changed */
  private async findStuck(rows: ChangedRow[], own: ReadonlySet<string>): Promise<void> {
    const { images } = await noted<RowImage>(this.manager, rows);
    for (const [id, image] of images) {
      if (await this.manager.existsBy(ExerciseEntity, { id })) continue;
      const why = (await this.mergedOn(id, own)) ?? (await this.takenBy(id, image));
      if (why !== undefined) this.stuck.set(id, why);
    }
  }

  /** Why an exercise stays away that the step merged into one that was merged into another since: its WODs are that one's. */
  private async mergedOn(id: string, own: ReadonlySet<string>): Promise<string | undefined> {
    const into = await this.mergedInto(id);
    if (!into || own.has(into.id)) return undefined;
    const [last] = await this.manager
      .createQueryBuilder(StepEntity, 'step')
      .innerJoin(RevisionEntity, 'revision', 'revision.stepId = step.id')
      .select('step.title', 'title')
      .where({ undoneAt: IsNull() })
      .andWhere({ id: Not(this.stepId) })
      .andWhere('revision.subject = :subject AND revision.subjectId = :into', { subject: 'exercise', into: into.id })
      .orderBy('revision.id', 'DESC')
      .limit(1)
      .getRawMany<{ title: string }>();
    return `It became ${into.name} since${firstUndo(last?.title)}`;
  }

  private async mergedInto(id: string): Promise<ExerciseEntity | undefined> {
    return (await this.manager.findBy(ExerciseEntity, { mergedIds: Not(IsNull()) })).find(({ mergedIds }) => mergedIds?.includes(id));
  }

  private readonly whyStuck = (exerciseIds: readonly string[]): string | undefined =>
    exerciseIds.map((id) => this.stuck.get(id)).find((why) => why !== undefined);

  /** Why an exercise can't have its former name. */
  private async takenBy(id: string, image: RowImage): Promise<string | undefined> {
    const taken = await this.manager.findOneBy(ExerciseEntity, { nameKey: String(image.nameKey), id: Not(id) });
    return taken ? `There is another exercise named ${taken.name}` : undefined;
  }

  private async putExercisesBack(rows: ChangedRow[]): Promise<void> {
    const [changed, images] = await this.about<RowImage>('exercise', rows);
    for (const { id } of rows) {
      const row = (await this.manager.findOneBy(ExerciseEntity, { id })) ?? undefined;
      const image = images.get(id) ?? {};
      const keep = (why: string) => this.keep({ subject: 'exercise', id, name: row?.name ?? String(image.name), why });
      const why = changed(id, row) ?? this.whyStuck([id, ...(row?.mergedIds ?? [])]) ?? (await this.takenBy(id, image));
      if (why !== undefined) keep(why);
      else {
        await this.exercises.putBack(row, image);
        if (!row) await this.unmerge(id);
        this.result.undone += 1;
      }
    }
  }

  /** Links to an exercise that is back, and to those that had been merged into it, lead to it again, not to the one it was merged into. */
  private async unmerge(id: string): Promise<void> {
    const into = await this.mergedInto(id);
    if (!into) return;
    const back = await this.manager.findOneBy(ExerciseEntity, { id });
    const mergedIds = into.mergedIds?.filter((merged) => merged !== id && !back?.mergedIds?.includes(merged));
    await this.manager.update(ExerciseEntity, { id: into.id }, { mergedIds: mergedIds?.length ? mergedIds : null });
  }

  private async removeExercises(rows: ChangedRow[]): Promise<void> {
    const [changed] = await this.about('exercise', rows);
    for (const { id } of rows) {
      const row = await this.manager.findOneBy(ExerciseEntity, { id });
      const users = row ? await this.usersOf(id) : 0;
      const keep = (why: string) => this.keep({ subject: 'exercise', id, name: row?.name ?? id, why });
      const changedBy = changed(id, row ?? undefined);
      if (!row) keep('It is no longer in the library');
      else if (changedBy !== undefined) keep(changedBy);
      else if (users > 0) keep(`It is used by ${plural(users, 'WOD')}`);
      else {
        await this.exercises.delete(row);
        this.result.undone += 1;
      }
    }
  }

  /** Why a row counts as changed since the step, what it was before, and the version that the step gave it. */
  private async about<Image>(subject: RevisionSubject, rows: ChangedRow[]) {
    const changed = await changedSince(this.manager, { stepId: this.stepId, subject, rows });
    const found = await noted<Image>(this.manager, rows);
    return [changed, found.images, found.versions] as const;
  }

  private usersOf(exerciseId: string): Promise<number> {
    return this.manager
      .createQueryBuilder(WodEntryEntity, 'entry')
      .select('COUNT(DISTINCT entry.wodId)', 'users')
      .where({ exerciseId })
      .getRawOne<{ users: unknown }>()
      .then((row) => Number(row?.users));
  }

  private keep(row: KeptRow): void {
    this.result.keptTotal += 1;
    if (this.result.kept.length < LISTED) this.result.kept.push(row);
  }
}

const isDeleted = (image: WodImage): boolean => image.wod.deletedAt !== undefined;
