import { randomUUID } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Equipment, type ExerciseInput, ExercisesByName, type LineSubject, type WodInput } from '@wod/domain';
import { type EntityManager, In, IsNull, Not } from 'typeorm';
import { exerciseColumns, ExerciseEntity, exerciseKey, ExerciseWriter, newExerciseRow } from '../exercises/index.js';
import { newNamedExercise } from '../imports/index.js';
import { notBefore } from '../platform/database/not-before.js';
import type { By } from '../revisions/index.js';
import { type NewWodRows, newWodRows, WodEntity, WodWriter } from '../wods/index.js';
import type { CheckedExercise, CheckedWod } from './checked-item.js';
import type { Done } from './transfer-outcome.js';
import { TransferLineEntity } from './transfer-line.entity.js';

/** The embedded driver keeps a hundred statements, each as large as this makes it. */
const LINES_AT_ONCE = 100;

/** Takes in the lines of a file, inside the transaction of a content change: all that were chosen, or none. */
export class TransferImport {
  private readonly done: Done = { added: { wod: 0, exercise: 0 }, replaced: { wod: 0, exercise: 0 }, leftOut: [] };
  private readonly byId = new Map<string, ExerciseEntity>();
  private readonly byName = new ExercisesByName<ExerciseEntity>([]);
  /** The ids of exercises by the keys of the names that the file gives them. */
  private readonly ofFile = new Map<string, string>();
  private taken = 0;
  private newest = 0;
  private last: { given: string; moment: Date } | undefined;
  private readonly now = new Date();
  private readonly wods: WodWriter;
  private readonly exercises: ExerciseWriter;

  /** @param onProgress called from time to time with the number of lines taken in; what it throws ends the import */
  constructor(
    private readonly manager: EntityManager,
    private readonly contentVersion: number,
    private readonly transferId: string,
    by: By,
    private readonly onProgress: (taken: number) => Promise<void>,
  ) {
    this.wods = new WodWriter(manager, contentVersion, this.now, by);
    this.exercises = new ExerciseWriter(manager, contentVersion, this.now, by);
  }

  async run(): Promise<Done> {
    await this.readExercises();
    const [newest] = await this.manager.find(WodEntity, { select: { id: true, createdAt: true }, order: { createdAt: 'DESC' }, take: 1 });
    this.newest = Math.max(this.now.getTime() - 1, newest?.createdAt.getTime() ?? 0);
    for await (const lines of this.lines('exercise')) await this.takeExercises(lines);
    for await (const lines of this.lines('wod')) await this.takeWods(lines);
    return this.done;
  }

  /** The lines of a kind, those that are left out too: their exercises may be named by others. */
  private async *lines(subject: LineSubject): AsyncGenerator<TransferLineEntity[]> {
    const chosen = subject === 'wod' ? { choice: Not('skip' as const) } : {};
    for (let after = 0; ; ) {
      const lines = await this.manager
        .createQueryBuilder(TransferLineEntity, 'line')
        .where({ transferId: this.transferId, subject, ...chosen })
        .andWhere('line.number > :after', { after })
        .orderBy('line.number')
        .limit(LINES_AT_ONCE)
        .getMany();
      const last = lines.at(-1);
      if (!last) return;
      after = last.number;
      yield lines;
      this.taken += lines.filter(({ choice }) => choice !== 'skip').length;
      // The embedded database never yields, so without a pause nobody else would be answered.
      await nextTurn();
      await this.onProgress(this.taken);
    }
  }

  private async readExercises(): Promise<void> {
    for (const row of await this.manager.find(ExerciseEntity)) {
      this.byId.set(row.id, row);
      this.byName.add(row);
    }
  }

  /** Its other names were not known when it was shown what the file's WODs become. */
  private know(row: ExerciseEntity): void {
    this.byId.set(row.id, row);
    this.byName.add({ ...row, aliases: null });
  }

  private async takeExercises(lines: readonly TransferLineEntity[]): Promise<void> {
    for (const { choice, matchId, matchVersion, content, name, state } of lines) {
      if (state === 'refused') continue;
      const item = content as CheckedExercise;
      if (choice === 'create') await this.newExercise(item);
      else if (matchId !== null) this.ofFile.set(exerciseKey(item.input.name), matchId);
      if (choice !== 'match') continue;
      const row = this.byId.get(matchId ?? '');
      if (row && row.version === matchVersion) await this.replaceExercise(row, item);
      else this.done.leftOut.push(name);
    }
  }

  private async newExercise({ input, id, createdAt, needsReview }: CheckedExercise): Promise<void> {
    // Created by somebody since the file was read.
    if (this.byName.withName(input.name)?.nameKey === exerciseKey(input.name)) this.done.leftOut.push(input.name);
    else await this.addExercise(input, { id, createdAt, needsReview });
  }

  private async addExercise(
    input: ExerciseInput,
    { id, createdAt, needsReview }: { id?: string; createdAt?: string; needsReview: boolean },
  ): Promise<void> {
    const row = newExerciseRow(input, { needsReview, now: this.now });
    if (id !== undefined && !this.byId.has(id)) row.id = id;
    if (createdAt !== undefined) row.createdAt = this.past(createdAt);
    this.know(row);
    this.ofFile.set(row.nameKey, row.id);
    this.done.added.exercise += 1;
    await this.exercises.insert(row);
  }

  private async replaceExercise(row: ExerciseEntity, { input, needsReview }: CheckedExercise): Promise<void> {
    const columns = exerciseColumns(input);
    const other = this.byName.withName(input.name);
    if (other?.nameKey === columns.nameKey && other.id !== row.id) {
      this.done.leftOut.push(input.name);
      return;
    }
    await this.exercises.replace(row, { ...columns, needsReview });
    this.know(row);
    this.done.replaced.exercise += 1;
  }

  private async takeWods(lines: readonly TransferLineEntity[]): Promise<void> {
    const items = lines.map(({ content }) => content as CheckedWod);
    await this.addMissing(items);
    const taken = await this.idsTaken(items);
    const added: NewWodRows[] = [];
    const matches = await this.rowsOf(lines);
    for (const { content, choice, matchId, matchVersion, name } of lines) {
      const item = content as CheckedWod;
      const input = this.withIds(item);
      if (choice === 'create') {
        const id = item.id !== undefined && !taken.has(item.id) ? item.id : randomUUID();
        taken.add(id);
        const rows = newWodRows(input, {
          id,
          equipmentOf: this.equipmentOf,
          contentVersion: this.contentVersion,
          now: this.createdAt(item.createdAt),
        });
        added.push({ ...rows, wod: { ...rows.wod, updatedAt: notBefore(this.now, rows.wod.createdAt) } });
        this.done.added.wod += 1;
        continue;
      }
      const row = matches.get(matchId ?? '');
      if (row && row.version === matchVersion) {
        await this.wods.replace(row, { ...input, publishAt: row.publishAt ?? undefined });
        this.done.replaced.wod += 1;
      } else this.done.leftOut.push(name);
    }
    await this.wods.insertAll(added);
  }

  /** Exercises that neither the file nor the library describes. */
  private async addMissing(items: readonly CheckedWod[]): Promise<void> {
    for (const item of items) {
      for (const { exerciseId: name } of item.input.exercises) {
        if (this.idOf(name, item) === undefined) await this.addExercise(newNamedExercise(name), { needsReview: true });
      }
    }
  }

  /** The exercise that a WOD was shown with, unless it is gone since. */
  private idOf(name: string, { exerciseIds = {} }: CheckedWod): string | undefined {
    const ids = [Object.hasOwn(exerciseIds, name) ? exerciseIds[name] : undefined, this.ofFile.get(exerciseKey(name))];
    return ids.find((id) => id !== undefined && this.byId.has(id)) ?? this.byName.named(name)?.id;
  }

  private withIds(item: CheckedWod): WodInput {
    const { input } = item;
    return { ...input, exercises: input.exercises.map((entry) => ({ ...entry, exerciseId: this.idOf(entry.exerciseId, item) ?? '' })) };
  }

  private readonly equipmentOf = (id: string): Equipment => this.byId.get(id)?.equipment ?? 'BODYWEIGHT';

  private async idsTaken(items: readonly CheckedWod[]): Promise<Set<string>> {
    const ids = items.flatMap(({ id }) => id ?? []);
    const rows = ids.length > 0 ? await this.manager.find(WodEntity, { select: { id: true }, where: { id: In(ids) } }) : [];
    return new Set(rows.map(({ id }) => id));
  }

  private async rowsOf(lines: readonly TransferLineEntity[]): Promise<Map<string, WodEntity>> {
    const ids = lines.flatMap(({ choice, matchId }) => (choice === 'match' && matchId !== null ? [matchId] : []));
    const rows = ids.length > 0 ? await this.manager.findBy(WodEntity, { id: In(ids), deletedAt: IsNull() }) : [];
    return new Map(rows.map((row) => [row.id, row]));
  }

  /** Without a moment of its own, it is newer than all before it. Moments to the second, as a table has them, keep the order of the file. */
  private createdAt(given: string | undefined): Date {
    if (given === undefined) {
      this.newest += 1;
      return new Date(this.newest);
    }
    const moment = this.last?.given === given ? new Date(this.last.moment.getTime() + 1) : this.past(given);
    this.last = { given, moment };
    return moment;
  }

  private past(given: string): Date {
    return new Date(Math.min(Date.parse(given), this.now.getTime()));
  }
}
