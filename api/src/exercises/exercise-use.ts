import { HttpStatus } from '@nestjs/common';
import { IN_THE_BIN, NOT_PUBLIC, plural, type Problem } from '@wod/domain';
import type { EntityManager } from 'typeorm';
import { ProblemsException } from '../platform/errors/problems.exception.js';
import type { ExerciseEntity } from './exercise.entity.js';

/** Thousands of WODs may use it; the panel links to the list of all. */
const LISTED = 500;

/** One of the WODs, and their total number. */
interface User {
  id: string;
  name: string;
  isDeleted: number;
  isDraft: number;
  users: number;
  deleted: number;
}

/**
 * Prevents the deletion of an exercise that WODs use. Deleted WODs count for as long as they are kept, since they can be restored.
 * @throws ProblemsException (409) that lists up to 500 of the WODs, each with its id as the field, the deleted ones last
 */
export async function refuseInUse(manager: EntityManager, { id, name }: ExerciseEntity): Promise<void> {
  // In a single pass, since thousands of WODs may use it; and by table name, since WODs depend on exercises and not the reverse.
  const listed = await manager
    .createQueryBuilder()
    .from('wods', 'wod')
    .select(['wod.id AS id', 'wod.name AS name', 'wod.deletedAt IS NOT NULL AS isDeleted', 'wod.publishAt IS NOT NULL AS isDraft'])
    .addSelect('COUNT(*) OVER ()', 'users')
    .addSelect('COUNT(wod.deletedAt) OVER ()', 'deleted')
    .where((query) => `wod.id IN ${query.subQuery().select('entry.wodId').from('wod_entries', 'entry').where('entry.exerciseId = :id').getQuery()}`)
    .setParameters({ id })
    .orderBy('isDeleted')
    .addOrderBy('wod.name')
    .addOrderBy('wod.id')
    .limit(LISTED)
    .getRawMany<User>();
  const [first] = listed;
  if (!first) return;
  const [users, deleted] = [Number(first.users), Number(first.deleted)];
  const sentence = `${name} is used by ${plural(users, 'WOD')} and cannot be deleted`;
  const note = deleted > 0 ? `. Of these, ${plural(deleted, 'deleted WOD')} can still be restored` : '';
  throw new ProblemsException(listed.map(problemOf), sentence + note, HttpStatus.CONFLICT);
}

const problemOf = ({ id, name, isDeleted, isDraft }: User): Problem => ({
  field: id,
  message: name + (Number(isDeleted) === 1 ? IN_THE_BIN : Number(isDraft) === 1 ? NOT_PUBLIC : ''),
});
