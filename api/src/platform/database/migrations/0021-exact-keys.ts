import type { MigrationInterface, QueryRunner } from 'typeorm';

const KEYS = [
  ['admins', 'usernameKey', 255],
  ['exercises', 'nameKey', 255],
  ['wods', 'nameKey', 255],
  ['dismissed_findings', 'findingKey', 73],
] as const;

/**
 * Keys made of what somebody typed are equal only if all of their characters are, as on SQLite. MySQL's collations would fold what a key keeps apart
 * on purpose ("ı" and "i", "ß" and "s", two kinds of kana), so a library could be more than MySQL takes.
 */
export class ExactKeys1760000000020 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await modify(runner, 'CHARACTER SET utf8mb4 COLLATE utf8mb4_bin ');
  }

  async down(runner: QueryRunner): Promise<void> {
    await modify(runner, '');
  }
}

async function modify(runner: QueryRunner, how: string): Promise<void> {
  if (runner.connection.options.type !== 'mysql') return;
  for (const [table, column, length] of KEYS) await runner.query(`ALTER TABLE ${table} MODIFY ${column} varchar(${length}) ${how}NOT NULL`);
}
