import { randomUUID } from 'node:crypto';
import type { LastImport, Transfer } from '@wod/domain';
import { ImportRunEntity } from '../../src/imports/import-run.entity.js';
import { TransferEntity } from '../../src/transfers/transfer.entity.js';
import { databases } from '../database/databases.js';
import { Library } from '../library.js';
import { Sending } from '../transfers/sending.js';

const FILE = JSON.stringify({
  format: 'wod-library',
  version: 1,
  wods: [{ name: 'Jack', type: 'FOR_TIME', exercises: [{ exercise: 'Row', reps: 10 }] }],
});

describe.each(databases)('an import whose process was killed on $name', (kind) => {
  const library = Library.on(kind, 'test');
  const sending = new Sending(library);
  /** Of several processes another one may still be at it, and would say so within 15 s. */
  const mayGoOn = kind.name === 'MySQL';
  const statuses = async (id: string) => [
    (await library.get<Transfer>(`/transfers/${id}`)).status,
    (await library.get<LastImport>('/import/progress')).last?.status,
  ];

  it('is told as stopped by the next start, and begins again', async () => {
    const { id } = await sending.read(FILE);
    await library.inDatabase(async (manager) => {
      const seenAt = new Date();
      await manager.update(TransferEntity, { id }, { status: 'running', total: 1, seenAt });
      await manager.insert(ImportRunEntity, {
        id: randomUUID(),
        total: 3,
        imported: 1,
        skipped: 0,
        failed: 0,
        errors: null,
        startedAt: seenAt,
        seenAt,
        endedAt: null,
      });
    });
    await library.restart();
    expect(await statuses(id)).toEqual(mayGoOn ? ['running', 'running'] : ['stopped', 'stopped']);
    if (mayGoOn) {
      await library.refused(409, 'POST', `/transfers/${id}/import`);
      await library.inDatabase(async (manager) => {
        const seenAt = new Date(Date.now() - 16_000);
        await manager.update(TransferEntity, { id }, { seenAt });
        await manager.update(ImportRunEntity, { total: 3 }, { seenAt });
      });
      expect(await statuses(id)).toEqual(['stopped', 'stopped']);
    }
    expect(await sending.import(id)).toMatchObject({ status: 'done', outcome: 'Added: 1 WOD and 1 exercise' });
    expect((await library.send('POST', '/import/wods', { category: 'ALL', wodNames: ['Fran'] })).status).toBe(200);
    expect(await statuses(id)).toEqual(['done', 'done']);
  });
});
