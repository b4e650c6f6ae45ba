import { Injectable } from '@nestjs/common';
import { type Bulk, type BulkProblem, type BulkResult, type ChangeAction, plural, type StepKind, WOD_CATEGORY_LABEL } from '@wod/domain';
import type { EntityManager } from 'typeorm';
import { ChangeLog } from '../change-log/index.js';
import { ExerciseWriter } from '../exercises/index.js';
import { ContentChanges } from '../library/content-changes.js';
import { Revisions } from '../revisions/index.js';
import { WodWriter } from '../wods/index.js';
import { chosenExercises, chosenWods, unusedOf } from './chosen.js';

/** Which rows to change and how, and which can't be changed. */
interface Plan {
  rows: readonly { id: string; name: string }[];
  problems: BulkProblem[];
  kind: StepKind;
  action: ChangeAction;
  /** What has happened to them, after their number. */
  happened: (isOne: boolean) => string;
  /** The same for the change log, after its verb and their number. */
  logged?: string;
  /** @param stepId as a part of which */
  work: (stepId: string) => Promise<unknown>;
}

/** What an admin does to many WODs or exercises at once. */
@Injectable()
export class BulkService {
  constructor(
    private readonly changes: ContentChanges,
    private readonly changeLog: ChangeLog,
    private readonly revisions: Revisions,
  ) {}

  /** Does it in one transaction, as one step. What it can't be done to is left as it is, and named. */
  run(input: Bulk, admin: string): Promise<BulkResult> {
    return this.changes.run(async (manager, contentVersion, unchanged) => {
      const { rows, problems, kind, action, happened, logged = '', work } = await this.plan(input, { manager, contentVersion, admin });
      const [first] = rows;
      if (!first) return unchanged({ done: 0, problems });
      const noun = plural(rows.length, input.subject === 'wod' ? 'WOD' : 'exercise');
      const stepId = await this.revisions.begin(manager, { admin, kind, title: `${noun} ${happened(rows.length === 1)}` });
      await work(stepId);
      await this.revisions.close(manager, stepId);
      const named = rows.length === 1 ? { subjectId: first.id, title: first.name } : { title: `${noun}${logged}` };
      await this.changeLog.note(manager, { admin, action, subject: input.subject, ...named });
      return { done: rows.length, stepId, problems };
    });
  }

  private async plan(
    { act, subject, ids, category }: Bulk,
    { manager, contentVersion, admin }: { manager: EntityManager; contentVersion: number; admin: string },
  ): Promise<Plan> {
    const [now, by] = [new Date(), (stepId: string) => ({ admin, stepId, revisions: this.revisions })];
    if (subject === 'wod') {
      const { rows: found, problems } = await chosenWods(manager, ids);
      const writer = (stepId: string) => new WodWriter(manager, contentVersion, now, by(stepId));
      if (act === 'delete' || !category) {
        return {
          rows: found,
          problems,
          kind: 'delete',
          action: 'delete',
          happened: wasOrWere('deleted'),
          work: (stepId) => writer(stepId).delete(...found),
        };
      }
      const rows = found.filter((row) => row.category !== category);
      const { one } = WOD_CATEGORY_LABEL[category];
      return {
        rows,
        problems,
        kind: 'category',
        action: 'update',
        happened: (isOne) => `${isOne ? 'is' : 'are'} in the category ${one} now`,
        logged: ` to the category ${one}`,
        work: (stepId) => writer(stepId).categorize(category, ...rows),
      };
    }
    const { rows: found, problems } = await chosenExercises(manager, ids);
    const writer = (stepId: string) => new ExerciseWriter(manager, contentVersion, now, by(stepId));
    if (act === 'review') {
      const rows = found.filter(({ needsReview }) => needsReview);
      return {
        rows,
        problems,
        kind: 'review',
        action: 'update',
        happened: wasOrWere('marked as reviewed'),
        logged: ' to reviewed',
        work: (stepId) => writer(stepId).review(...rows),
      };
    }
    const { unused, used } = await unusedOf(manager, found);
    return {
      rows: unused,
      problems: [...problems, ...used],
      kind: 'delete',
      action: 'delete',
      happened: wasOrWere('deleted'),
      work: async (stepId) => {
        const one = writer(stepId);
        for (const row of unused) await one.delete(row);
      },
    };
  }
}

const wasOrWere = (what: string) => (isOne: boolean) => `${isOne ? 'was' : 'were'} ${what}`;
