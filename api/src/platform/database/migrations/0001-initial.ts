import type { MigrationInterface, QueryRunner } from 'typeorm';
import { flag, key, load, long, moment, optional, text, whole } from './column-options.js';
import { createTable, insertRow } from './repeatable.js';

/** Admins, exercises, WODs, training sessions, and the library's own bookkeeping. */
export class Initial1760000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Some servers still create databases in another character set, which couldn't store every name.
    if (runner.connection.options.type === 'mysql') await runner.query('ALTER DATABASE CHARACTER SET utf8mb4');

    await createTable(runner, {
      name: 'content_version',
      columns: [whole('id', key), whole('version')],
    });
    await insertRow(runner, 'content_version', { id: 1, version: 0 });

    await createTable(runner, {
      name: 'seeds',
      columns: [text('name', 40, key), moment('startedAt'), moment('finishedAt', optional)],
    });

    await createTable(runner, {
      name: 'admins',
      columns: [
        text('id', 36, key),
        text('username', 64),
        text('usernameKey', 255),
        text('email', 254, optional),
        text('passwordHash', 255),
        whole('tokenVersion'),
        moment('createdAt'),
        moment('updatedAt'),
      ],
      indices: [{ name: 'uq_admins_username_key', columnNames: ['usernameKey'], isUnique: true }],
    });

    await createTable(runner, {
      name: 'exercises',
      columns: [
        text('id', 36, key),
        text('name', 120),
        text('nameKey', 255),
        long('description'),
        text('equipment', 20),
        text('videoUrl', 500, optional),
        flag('needsReview'),
        whole('version'),
        moment('createdAt'),
        moment('updatedAt'),
      ],
      indices: [{ name: 'uq_exercises_name_key', columnNames: ['nameKey'], isUnique: true }],
    });

    await createTable(runner, {
      name: 'wods',
      columns: [
        text('id', 36, key),
        text('name', 120),
        text('nameKey', 255),
        long('description'),
        text('type', 20),
        text('category', 20),
        whole('timeCapMinutes', optional),
        whole('intervalMinutes', optional),
        whole('rounds', optional),
        whole('startReps', optional),
        text('repScheme', 100, optional),
        whole('tabataCycles', optional),
        whole('estimatedDuration', optional),
        text('videoUrl', 500, optional),
        whole('version'),
        whole('contentVersion'),
        moment('createdAt'),
        moment('updatedAt'),
        moment('deletedAt', optional),
      ],
      indices: [
        { name: 'ix_wods_name_key', columnNames: ['nameKey'] },
        { name: 'ix_wods_content_version', columnNames: ['contentVersion'] },
        { name: 'ix_wods_deleted_at', columnNames: ['deletedAt'] },
      ],
    });

    await createTable(runner, {
      name: 'wod_entries',
      columns: [
        text('wodId', 36, key),
        whole('position', key),
        text('exerciseId', 36),
        whole('reps', optional),
        whole('distance', optional),
        whole('duration', optional),
        whole('timeCap', optional),
        load('weight'),
        load('womenWeight'),
        text('notes', 500, optional),
        flag('isEmomInterruption'),
      ],
      indices: [{ name: 'ix_wod_entries_exercise', columnNames: ['exerciseId'] }],
      foreignKeys: [
        { name: 'fk_wod_entries_wod', columnNames: ['wodId'], referencedTableName: 'wods', referencedColumnNames: ['id'], onDelete: 'CASCADE' },
        {
          name: 'fk_wod_entries_exercise',
          columnNames: ['exerciseId'],
          referencedTableName: 'exercises',
          referencedColumnNames: ['id'],
          onDelete: 'RESTRICT',
        },
      ],
    });

    await createTable(runner, {
      name: 'training_sessions',
      columns: [
        text('id', 36, key),
        text('name', 120),
        long('description'),
        whole('totalMinutes'),
        whole('mobilityMinutes'),
        whole('cooldownMinutes'),
        long('notes'),
        flag('isTemplate'),
        text('ownerKeyHash', 64, optional),
        whole('version'),
        moment('createdAt'),
        moment('updatedAt'),
        moment('deletedAt', optional),
      ],
      indices: [{ name: 'ix_training_sessions_deleted_at', columnNames: ['deletedAt'] }],
    });

    await createTable(runner, {
      name: 'session_entries',
      columns: [text('sessionId', 36, key), whole('position', key), text('wodId', 36), text('notes', 500, optional)],
      indices: [{ name: 'ix_session_entries_wod', columnNames: ['wodId'] }],
      foreignKeys: [
        {
          name: 'fk_session_entries_session',
          columnNames: ['sessionId'],
          referencedTableName: 'training_sessions',
          referencedColumnNames: ['id'],
          onDelete: 'CASCADE',
        },
        {
          name: 'fk_session_entries_wod',
          columnNames: ['wodId'],
          referencedTableName: 'wods',
          referencedColumnNames: ['id'],
          onDelete: 'RESTRICT',
        },
      ],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    const tables = ['session_entries', 'training_sessions', 'wod_entries', 'wods', 'exercises', 'admins', 'seeds', 'content_version'];
    for (const table of tables) await runner.dropTable(table);
  }
}
