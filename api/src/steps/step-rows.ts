import type { RevisionSubject } from '@wod/domain';
import { type EntityManager, In } from 'typeorm';
import { RevisionEntity, StepEntity } from '../revisions/index.js';

/** A WOD or an exercise that a step changed. */
export interface ChangedRow {
  subject: RevisionSubject;
  id: string;
  /** The first of its revisions in the step. */
  revision: number;
  /** The step made it. */
  isNew: boolean;
}

/** What a step changed, in its order. */
export async function changedRows(manager: EntityManager, stepId: string): Promise<ChangedRow[]> {
  const rows = (await manager.query(
    `SELECT r.id AS revision, r.subject AS subject, r.subjectId AS id, r.before IS NULL AS isNew FROM revisions r
    JOIN (SELECT MIN(id) AS id FROM revisions WHERE stepId = ? GROUP BY subject, subjectId) AS first ON first.id = r.id ORDER BY r.id`,
    [stepId],
  )) as Record<keyof ChangedRow, unknown>[];
  return rows.map(({ subject, id, revision, isNew }) => ({
    subject: subject as RevisionSubject,
    id: String(id),
    revision: Number(revision),
    isNew: Number(isNew) === 1,
  }));
}

/** What some rows were before a step, and the version it gave them, by id; of new ones there is no image. */
export async function noted<Image>(manager: EntityManager, rows: readonly ChangedRow[]) {
  const revisions = await manager.findBy(RevisionEntity, { id: In(rows.map(({ revision }) => revision)) });
  return {
    images: new Map(revisions.flatMap(({ subjectId, before }) => (before === null ? [] : [[subjectId, JSON.parse(before) as Image] as const]))),
    versions: new Map(revisions.map(({ subjectId, version }) => [subjectId, version])),
  };
}

/**
 * Says that something else has changed a row, or taken it away, since a step changed it, as a sentence that names the later step, if it was one;
 * undefined where nothing has. Steps that were undone don't count. A row whose version no revision knows was changed too, by a process of an
 * older version.
 */
export async function changedSince(
  manager: EntityManager,
  { stepId, subject, rows }: { stepId: string; subject: RevisionSubject; rows: readonly ChangedRow[] },
): Promise<(id: string, row: { version: number } | undefined) => string | undefined> {
  const ids = rows.map(({ id }) => id);
  const named = ids.map(() => '?').join(', ');
  const others = (await manager.query(
    `SELECT r.subjectId AS id, MAX(r.id) AS revision FROM revisions r LEFT JOIN steps s ON s.id = r.stepId
    WHERE r.subject = ? AND r.subjectId IN (${named}) AND (r.stepId IS NULL OR r.stepId <> ?) AND s.undoneAt IS NULL GROUP BY r.subjectId`,
    [subject, ...ids, stepId],
  )) as { id: string; revision: unknown }[];
  const latest = (await manager.query(
    `SELECT r.subjectId AS id, r.version AS version FROM revisions r
    JOIN (SELECT MAX(id) AS id FROM revisions WHERE subject = ? AND subjectId IN (${named}) GROUP BY subjectId) AS last ON last.id = r.id`,
    [subject, ...ids],
  )) as { id: string; version: unknown }[];
  const revisionOf = new Map(rows.map(({ id, revision }) => [id, revision]));
  const later = new Map(
    others.filter(({ id, revision }) => Number(revision) > (revisionOf.get(id) ?? 0)).map(({ id, revision }) => [id, Number(revision)]),
  );
  const steps = await titlesOf(manager, [...later.values()]);
  const versions = new Map(latest.map(({ id, version }) => [id, Number(version)]));
  return (id, row) => {
    const revision = later.get(id);
    if (revision !== undefined) return CHANGED + firstUndo(steps.get(revision));
    return row !== undefined && versions.get(id) !== row.version ? CHANGED : undefined;
  };
}

const CHANGED = 'It was changed since';

/** What to do before, as the end of a sentence. @param title of a later step, if there is one */
export const firstUndo = (title: string | undefined): string => (title === undefined ? '' : `: first undo “${title}”`);

/** The titles of the steps that revisions belong to, by the ids of the revisions. */
async function titlesOf(manager: EntityManager, revisions: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (revisions.length === 0) return new Map();
  const rows = await manager
    .createQueryBuilder(RevisionEntity, 'revision')
    .innerJoin(StepEntity, 'step', 'step.id = revision.stepId')
    .select('revision.id', 'id')
    .addSelect('step.title', 'title')
    .where({ id: In([...revisions]) })
    .getRawMany<{ id: unknown; title: string }>();
  return new Map(rows.map(({ id, title }) => [Number(id), title]));
}
