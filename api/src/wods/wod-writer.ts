import { heldUntil, type Problem, type WodInput } from '@wod/domain';
import { type EntityManager, In } from 'typeorm';
import { ExerciseEntity } from '../exercises/index.js';
import { notBefore } from '../platform/database/not-before.js';
import { refuseProblems } from '../platform/errors/problems.exception.js';
import { WodEntity } from './wod.entity.js';
import { entryRows, type EquipmentOf, newWodRows, wodColumns } from './wod.mapper.js';
import { WodEntryEntity } from './wod-entry.entity.js';

/** A WOD as the change log names it. */
export interface WrittenWod {
  id: string;
  name: string;
}

/** Writes WODs in the transaction of a content change. */
export class WodWriter {
  constructor(
    private readonly manager: EntityManager,
    private readonly contentVersion: number,
    private readonly now: Date,
  ) {}

  /** @throws ProblemsException when an exercise is not in the library */
  async insert(id: string, input: WodInput): Promise<WrittenWod> {
    const { wod, entries } = newWodRows(input, {
      id, equipmentOf: await this.equipment(input), contentVersion: this.contentVersion, now: await this.newestMoment(),
    });
    await this.manager.insert(WodEntity, wod);
    await this.insertEntries(entries);
    return wod;
  }

  /** @throws ProblemsException when an exercise is not in the library */
  async replace({ id, version, category, updatedAt, publishAt: held }: WodEntity, input: WodInput): Promise<WrittenWod> {
    const columns = wodColumns(input, await this.equipment(input));
    const publishAt = heldUntil(input.publishAt, this.now) ?? null;
    await this.manager.update(WodEntity, { id }, {
      ...columns,
      category: input.category ?? category,
      version: version + 1,
      contentVersion: this.contentVersion,
      updatedAt: notBefore(this.now, updatedAt),
      publishAt,
      ...(held !== null && publishAt === null && (await this.entering())),
    });
    await this.manager.delete(WodEntryEntity, { wodId: id });
    await this.insertEntries(entryRows(id, input));
    return { id, name: columns.name };
  }

  /** Lets a draft into the library at once, as the newest. */
  async publish({ id, version }: WodEntity): Promise<void> {
    await this.manager.update(WodEntity, { id }, {
      ...(await this.entering()), publishAt: null, version: version + 1, contentVersion: this.contentVersion,
    });
  }

  /** Lets one into the library whose moment has come. This is no edit, so whoever is editing it can go on. */
  async publishDue({ id }: WodEntity, moment: Date): Promise<void> {
    await this.manager.update(WodEntity, { id }, { publishAt: null, createdAt: moment, updatedAt: moment, contentVersion: this.contentVersion });
  }

  /** Removes a WOD from the library. Its content stays as it is, so an edit that began before a restore can continue. */
  async delete({ id, updatedAt }: WodEntity): Promise<void> {
    await this.manager.update(WodEntity, { id }, { deletedAt: notBefore(this.now, updatedAt), contentVersion: this.contentVersion });
  }

  /** Returns it to the library. */
  async restore(id: string): Promise<void> {
    await this.manager.update(WodEntity, { id }, { deletedAt: null, contentVersion: this.contentVersion });
  }

  /** A draft enters the library when it is published: before, nobody has seen it. */
  private async entering(): Promise<Pick<WodEntity, 'createdAt' | 'updatedAt'>> {
    const moment = await this.newestMoment();
    return { createdAt: moment, updatedAt: moment };
  }

  /** A new WOD is the newest, even when the clock has gone back since the previous one or shows the same millisecond. */
  private async newestMoment(): Promise<Date> {
    const [newest] = await this.manager.find(WodEntity, { select: { id: true, createdAt: true }, order: { createdAt: 'DESC' }, take: 1 });
    return newest ? notBefore(this.now, new Date(newest.createdAt.getTime() + 1)) : this.now;
  }

  private async insertEntries(entries: ReturnType<typeof entryRows>): Promise<void> {
    if (entries.length > 0) await this.manager.insert(WodEntryEntity, entries);
  }

  private async equipment({ exercises }: WodInput): Promise<EquipmentOf> {
    const ids = [...new Set(exercises.map((entry) => entry.exerciseId))];
    const rows = await this.manager.find(ExerciseEntity, { select: { id: true, equipment: true }, where: { id: In(ids) } });
    const known = new Map(rows.map(({ id, equipment }) => [id, equipment]));
    refuseProblems(exercises.flatMap(({ exerciseId }, index): Problem[] =>
      known.has(exerciseId) ? [] : [{ field: `exercises.${index}.exerciseId`, message: 'This exercise is not in the library' }],
    ));
    return (id) => known.get(id) ?? 'BODYWEIGHT';
  }
}
