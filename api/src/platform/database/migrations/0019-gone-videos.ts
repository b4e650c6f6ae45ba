import type { MigrationInterface, QueryRunner } from 'typeorm';
import { key, text } from './column-options.js';
import { createTable } from './repeatable.js';

/** The videos that YouTube no longer has. */
export class GoneVideos1760000000018 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, { name: 'gone_videos', columns: [text('videoKey', 22, key)] });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('gone_videos');
  }
}
