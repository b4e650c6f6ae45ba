import { HttpStatus } from '@nestjs/common';
import { plural, type Problem } from '@wod/domain';
import type { EntityManager } from 'typeorm';
import { ProblemsException } from '../errors/problems.exception.js';
import { WodEntity } from '../wods/wod.entity.js';
import type { ExerciseEntity } from './exercise.entity.js';

const LISTED = 20;

type User = Pick<WodEntity, 'id' | 'name' | 'deletedAt'>;

/**
 * Keeps an exercise that WODs use from being deleted. Deleted WODs count while they are kept, since they can come back.
 * @throws ProblemsException (409) that lists up to 20 of the WODs, each with its id as the field
 */
export async function refuseInUse(manager: EntityManager, { id, name }: ExerciseEntity): Promise<void> {
  const users: User[] = await manager
    .createQueryBuilder(WodEntity, 'wod')
    .select(['wod.id', 'wod.name', 'wod.deletedAt'])
    .where((query) => `wod.id IN ${query.subQuery().select('entry.wodId').from('wod_entries', 'entry').where('entry.exerciseId = :id').getQuery()}`)
    .setParameters({ id })
    .orderBy('wod.name')
    .addOrderBy('wod.id')
    .getMany();
  if (users.length === 0) return;
  const deleted = users.filter((user) => user.deletedAt !== null);
  const kept = users.filter((user) => user.deletedAt === null);
  const sentence = `${name} is used by ${plural(users.length, 'WOD')} and cannot be deleted`;
  const note = deleted.length > 0 ? `. Of these, ${plural(deleted.length, 'deleted WOD')} can still be restored` : '';
  throw new ProblemsException([...kept, ...deleted].slice(0, LISTED).map(problemOf), sentence + note, HttpStatus.CONFLICT);
}

const problemOf = ({ id, name, deletedAt }: User): Problem => ({
  field: id,
  message: deletedAt === null ? name : `${name} (deleted)`,
});
