import { setImmediate as nextTurn } from 'node:timers/promises';
import { heldUntil, type WodCategory, type WodInput } from '@wod/domain';
import { type EntityManager, In } from 'typeorm';
import type { QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity.js';
import { estimateThese } from '../library/estimates.js';
import { inParts } from '../platform/database/in-parts.js';
import { LONG_AGO } from '../platform/database/kept-since.js';
import { notBefore } from '../platform/database/not-before.js';
import { type By, leaveSteps, rowOf } from '../revisions/index.js';
import { withPresentExercises } from './present-exercises.js';
import { WodEntity } from './wod.entity.js';
import { type EntryRow, entryRows, type NewWodRows, newWodRows, wodColumns } from './wod.mapper.js';
import { WodEntryEntity } from './wod-entry.entity.js';
import { type WodImage, wodImages } from './wod-image.js';

const ENTRIES_AT_ONCE = 100;
const NOTED_AT_ONCE = 50;

/** A WOD as the change log names it. */
export interface WrittenWod {
  id: string;
  name: string;
}

type Values = QueryDeepPartialEntity<WodEntity>;

/** Writes WODs in the transaction of a content change, and notes what they were. */
export class WodWriter {
  /** @param by who writes; if omitted, nothing is noted */
  constructor(
    private readonly manager: EntityManager,
    private readonly contentVersion: number,
    private readonly now: Date,
    private readonly by?: By,
  ) {}

  /** @throws ProblemsException when an exercise is not in the library */
  async insert(id: string, sent: WodInput): Promise<WrittenWod> {
    const { input, equipmentOf } = await withPresentExercises(this.manager, sent);
    const rows = newWodRows(input, { id, equipmentOf, contentVersion: this.contentVersion, now: await this.newestMoment() });
    await this.insertAll([rows]);
    return rows.wod;
  }

  /** Inserts new WODs; their exercises are in the library. */
  async insertAll(all: readonly NewWodRows[]): Promise<void> {
    if (all.length === 0) return;
    const { by, manager } = this;
    await manager.insert(
      WodEntity,
      all.map(({ wod }) => wod),
    );
    for (const some of inParts(
      all.flatMap(({ entries }) => entries),
      ENTRIES_AT_ONCE,
    ))
      await this.insertEntries(some);
    await by?.revisions.noteAll(
      manager,
      all.map(({ wod: { id, version } }) => ({ ...by, subject: 'wod', subjectId: id, version, before: null })),
    );
  }

  /** @throws ProblemsException when an exercise is not in the library */
  async replace(row: WodEntity, sent: WodInput): Promise<WrittenWod> {
    const { id, version, category, updatedAt } = row;
    const { input, equipmentOf } = await withPresentExercises(this.manager, sent);
    const columns = wodColumns(input, equipmentOf);
    const publishAt = heldUntil(input.publishAt, this.now) ?? null;
    await this.note([row], 1);
    await this.manager.update(
      WodEntity,
      { id },
      {
        ...columns,
        category: input.category ?? category,
        version: version + 1,
        contentVersion: this.contentVersion,
        updatedAt: notBefore(this.now, updatedAt),
        publishAt,
        ...(row.publishAt !== null && publishAt === null && (await this.entering())),
      },
    );
    await this.manager.delete(WodEntryEntity, { wodId: id });
    await this.insertEntries(entryRows(id, input));
    return { id, name: columns.name };
  }

  /** Lets a draft into the library at once, as the newest. */
  async publish(row: WodEntity): Promise<void> {
    await this.note([row], 1);
    await this.manager.update(
      WodEntity,
      { id: row.id },
      {
        ...(await this.entering()),
        publishAt: null,
        version: row.version + 1,
        contentVersion: this.contentVersion,
      },
    );
  }

  /** Publishes a WOD whose time has come. This isn't an edit: whoever is editing the WOD can go on, and no revision is noted. */
  async publishDue({ id }: WodEntity, moment: Date): Promise<void> {
    await this.manager.update(WodEntity, { id }, { publishAt: null, createdAt: moment, updatedAt: moment, contentVersion: this.contentVersion });
  }

  /** Removes WODs from the library. Their content stays as it is, so an edit that began before a restore can continue. */
  async delete(...rows: WodEntity[]): Promise<void> {
    await this.note(rows, 0);
    await this.setAll(rows, (deletedAt) => ({ deletedAt }));
  }

  /** Returns them to the library. */
  async restore(...rows: WodEntity[]): Promise<void> {
    await this.note(rows, 0);
    await this.setAll(rows, () => ({ deletedAt: null }));
  }

  async categorize(category: WodCategory, ...rows: WodEntity[]): Promise<void> {
    await this.note(rows, 1);
    await this.setAll(rows, (updatedAt) => ({ category, updatedAt, version: () => 'version + 1' }));
  }

  /** To be called before the caller itself gives the entries of WODs other exercises, which is not an edit of the WODs. */
  async touch(...rows: WodEntity[]): Promise<void> {
    await this.note(rows, 0);
    await this.setAll(rows, () => ({}));
  }

  /**
   * Makes WODs, a few hundred at most, what they were before, as a change of its own; a draft stays one, and what is public stays public. Minutes
   * that are an estimate follow the exercises as they are now.
   */
  async putBack(former: readonly { row: WodEntity; image: WodImage }[]): Promise<void> {
    await this.note(
      former.map(({ row }) => row),
      1,
    );
    await this.manager.delete(WodEntryEntity, { wodId: In(former.map(({ row }) => row.id)) });
    for (const {
      row: { id, version, createdAt, updatedAt, publishAt },
      image,
    } of former) {
      const values = rowOf(this.manager, WodEntity, image.wod);
      const own = { version: version + 1, contentVersion: this.contentVersion, publishAt, createdAt, updatedAt: notBefore(this.now, updatedAt) };
      await this.manager.update(WodEntity, { id }, { ...values, ...own });
    }
    const entries = former.flatMap(({ image }) => image.entries.map((entry) => rowOf(this.manager, WodEntryEntity, entry)));
    for (const some of inParts(entries, ENTRIES_AT_ONCE)) await this.insertEntries(some);
    await estimateThese(
      this.manager,
      this.contentVersion,
      former.filter(({ image }) => image.wod.minutesAreOwn !== true).map(({ row }) => row.id),
    );
  }

  /**
   * Removes WODs for good, unless a training session shows them: those can be restored. The rows of the others stay, without their
   * entries, for a day at least, since read models see by them what has left.
   */
  async remove(...rows: WodEntity[]): Promise<void> {
    const shown = await this.shownInSessions(rows.map(({ id }) => id));
    const [kept, gone] = [rows.filter(({ id }) => shown.has(id)), rows.filter(({ id }) => !shown.has(id))];
    await this.delete(...kept);
    await this.letGo(gone.map(({ id }) => id));
  }

  /**
   * Removes deleted WODs for good, unless a training session shows them, as `remove` does.
   * @returns how many are gone
   */
  async purge(ids: readonly string[]): Promise<number> {
    const shown = await this.shownInSessions(ids);
    const gone = ids.filter((id) => !shown.has(id));
    await this.letGo(gone);
    return gone.length;
  }

  private async letGo(ids: readonly string[]): Promise<void> {
    for (const some of inParts(ids)) {
      await this.manager.delete(WodEntryEntity, { wodId: In(some) });
      await this.manager.update(WodEntity, { id: In(some) }, { deletedAt: LONG_AGO, updatedAt: this.now, contentVersion: this.contentVersion });
      await leaveSteps(this.manager, 'wod', some);
    }
  }

  /** @param raised by how much the change raises the version */
  private async note(rows: readonly WodEntity[], raised: 0 | 1): Promise<void> {
    if (!this.by) return;
    const { by, manager } = this;
    for (const some of inParts(rows, NOTED_AT_ONCE)) {
      // The embedded database never yields, so without a pause nobody else would be answered until all are noted.
      await nextTurn();
      const images = await wodImages(manager, some);
      await by.revisions.noteAll(
        manager,
        some.map(({ id, version }, index) => ({ ...by, subject: 'wod', subjectId: id, version: version + raised, before: images[index] ?? null })),
      );
    }
  }

  /** Writes the same to many. @param values given a moment not before the last change */
  private async setAll(rows: readonly WodEntity[], values: (moment: Date) => Values): Promise<void> {
    const idsByMoment = new Map<number, string[]>();
    for (const { id, updatedAt } of rows) {
      const moment = notBefore(this.now, updatedAt).getTime();
      const ids = idsByMoment.get(moment);
      if (ids) ids.push(id);
      else idsByMoment.set(moment, [id]);
    }
    for (const [moment, ids] of idsByMoment) {
      for (const some of inParts(ids)) {
        await this.manager.update(WodEntity, { id: In(some) }, { ...values(new Date(moment)), contentVersion: this.contentVersion });
      }
    }
  }

  private async shownInSessions(ids: readonly string[]): Promise<Set<string>> {
    const shown = new Set<string>();
    for (const some of inParts(ids)) {
      // By table name, since sessions depend on WODs and not the reverse.
      const rows = await this.manager
        .createQueryBuilder()
        .select('entry.wodId', 'wodId')
        .distinct()
        .from('session_entries', 'entry')
        .where('entry.wodId IN (:...some)', { some })
        .getRawMany<{ wodId: string }>();
      for (const { wodId } of rows) shown.add(wodId);
    }
    return shown;
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

  private async insertEntries(entries: EntryRow[]): Promise<void> {
    if (entries.length > 0) await this.manager.insert(WodEntryEntity, entries);
  }
}
