import { join } from 'node:path';
import type { WodInput } from '@wod/domain';
import { DataSource } from 'typeorm';
import { GuardedLibsql } from '../../src/platform/database/guarded-libsql.js';
import { errorAnswer } from '../../src/platform/errors/error-body.js';
import { WodsService } from '../../src/wods/wods.service.js';
import { Content, predefined } from '../content.js';
import { databases } from '../database/databases.js';

const UNLIMITED = 1_000_000;

describe.each(databases.filter(({ name }) => name !== 'MySQL'))('a full disk under $name', (kind) => {
  let folder: string;
  const content = Content.on({
    ...kind,
    async create() {
      const database = await kind.create();
      folder = database.variables.DATA_DIR ?? '';
      return database;
    },
  });
  let exerciseId: string;

  beforeEach(async () => {
    await content.importWods(predefined('Fran'));
    [{ id: exerciseId }] = await content.get<[{ id: string }]>('/exercises');
  });

  const limitPages = (pages: number) => content.app.get(DataSource).query(`PRAGMA max_page_count = ${pages}`);
  const input = (name: string): WodInput => ({
    name, type: 'FOR_TIME', description: 'x'.repeat(1000), exercises: [{ exerciseId, reps: 10, notes: 'n'.repeat(100) }],
  });
  const create = (name: string) => content.app.get(WodsService).create(input(name), 'admin');

  /** What another process finds in the file: only what was committed. */
  function committed(): string[] {
    const database = new GuardedLibsql(join(folder, 'library.sqlite'), { readonly: true });
    const rows = database.prepare('SELECT name FROM wods WHERE deletedAt IS NULL').all() as { name: string }[];
    database.close();
    return rows.map(({ name }) => name).sort();
  }

  it('refuses what has no room and leaves nothing of it; what is acknowledged afterwards is kept', async () => {
    await limitPages(1);
    const acknowledged = ['Fran'];
    const refusals: unknown[] = [];
    for (let count = 0; refusals.length < 5; count += 1) {
      await create(`Full ${count}`).then(({ name }) => acknowledged.push(name), (error: unknown) => refusals.push(errorAnswer(error)));
    }
    expect(refusals).toEqual(refusals.map(() => ({ statusCode: 503, error: 'There is no room left to save this. Please try again later' })));
    await limitPages(UNLIMITED);
    acknowledged.push((await create('Afterwards')).name);

    expect(committed()).toEqual(acknowledged.sort());
    expect((await content.names()).sort()).toEqual(acknowledged);
  });
});
