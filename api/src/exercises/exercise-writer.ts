import { type EntityManager, In } from 'typeorm';
import { estimateAnew } from '../library/estimates.js';
import { inParts } from '../platform/database/in-parts.js';
import { notBefore } from '../platform/database/not-before.js';
import { type By, imageOf, type RowImage, rowOf } from '../revisions/index.js';
import { ExerciseEntity } from './exercise.entity.js';

/** What an edit of an exercise writes. */
export type ExerciseValues = Partial<Omit<ExerciseEntity, 'id' | 'version' | 'createdAt' | 'updatedAt'>>;

/** Writes exercises in the transaction of a content change, and notes what they were. */
export class ExerciseWriter {
  /** @param by who writes; if omitted, nothing is noted */
  constructor(
    readonly manager: EntityManager,
    private readonly contentVersion: number,
    readonly now: Date,
    private readonly by?: By,
  ) {}

  async insert(row: ExerciseEntity): Promise<void> {
    await this.manager.insert(ExerciseEntity, row);
    await this.by?.revisions.note(this.manager, { ...this.by, subject: 'exercise', subjectId: row.id, version: row.version, before: null });
  }

  /**
   * Writes values, which counts as reviewing unless they say otherwise. The row is then as it was written. WODs whose minutes are an
   * estimate follow a change of its equipment.
   */
  async replace(row: ExerciseEntity, values: ExerciseValues): Promise<void> {
    const { id, equipment } = row;
    await this.note([row], 1);
    const written = { needsReview: false, ...values, version: row.version + 1, updatedAt: notBefore(this.now, row.updatedAt) };
    await this.manager.update(ExerciseEntity, { id }, written);
    Object.assign(row, written);
    if (row.equipment !== equipment) await estimateAnew(this.manager, this.contentVersion, id);
  }

  /** The caller makes sure that no WOD uses it. */
  async delete(row: ExerciseEntity): Promise<void> {
    await this.note([row], 0);
    await this.manager.delete(ExerciseEntity, { id: row.id });
  }

  /** Marks exercises as reviewed. */
  async review(...rows: ExerciseEntity[]): Promise<void> {
    await this.note(rows, 1);
    for (const some of inParts(rows.map(({ id }) => id))) {
      await this.manager.update(ExerciseEntity, { id: In(some) }, { needsReview: false, version: () => 'version + 1', updatedAt: this.now });
    }
  }

  /**
   * Makes an exercise what it was, as a change of its own.
   * @param row absent if it was deleted since
   */
  async putBack(row: ExerciseEntity | undefined, image: RowImage): Promise<void> {
    const former = rowOf(this.manager, ExerciseEntity, image);
    if (row) return this.replace(row, former);
    const { id, version, createdAt, updatedAt } = former;
    await this.by?.revisions.note(this.manager, { ...this.by, subject: 'exercise', subjectId: id, version: version + 1, before: null });
    await this.manager.insert(ExerciseEntity, { ...former, version: version + 1, createdAt, updatedAt: notBefore(this.now, updatedAt) });
  }

  /** @param raised by how much the change raises the version */
  private async note(rows: readonly ExerciseEntity[], raised: 0 | 1): Promise<void> {
    const { by, manager } = this;
    await by?.revisions.noteAll(
      manager,
      rows.map((row) => ({
        ...by,
        subject: 'exercise',
        subjectId: row.id,
        version: row.version + raised,
        before: imageOf(manager, ExerciseEntity, row),
      })),
    );
  }
}
