import { ConflictException } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Rows } from '../../test/rows.js';
import { ContentVersionEntity } from './content-version.entity.js';
import { LibraryIdentityEntity } from './library-identity.entity.js';
import { Transactions } from '../platform/database/transactions.js';
import type { Environment } from '../platform/environment/environment.js';
import { exerciseAsWritten, findExerciseRow, findWodRow, wodAsWritten } from './as-written.js';
import { Library } from './library.js';
import { CatchUp } from './catch-up.js';
import { ContentChanges } from './content-changes.js';

const rows = Rows.forEachTest(
  async (filled) => {
    await filled.exercise('thruster', { name: 'Thruster', equipment: 'BARBELL' });
    await filled.exercise('row', { name: 'Row', equipment: 'ROWER' });
    await filled.wod('fran', 1, ['thruster', 'thruster'], { name: 'Fran' });
    await filled.session('monday', 1, ['fran'], { name: 'Monday' });
  },
  [ContentVersionEntity, LibraryIdentityEntity],
);
let library: Library;
let changes: ContentChanges;

beforeEach(async () => {
  library = new Library(rows.source);
  await library.load();
  const transactions = new Transactions(rows.source);
  changes = new ContentChanges(transactions, library, new CatchUp({ embedded: true } as Environment, transactions, library));
});

const rename = (name: string) => async (manager: EntityManager, version: number) => {
  await manager.query("UPDATE wods SET name = ?, contentVersion = ? WHERE id = 'fran'", [name, version]);
  return version;
};

describe('a change', () => {
  it('of the library is there when it is answered', async () => {
    const before = library.version;
    expect(await changes.run(rename('Frances'))).toBe(before + 1);
    expect([library.wod('fran')?.name, library.version, library.sessionsVersion]).toEqual(['Frances', before + 1, 1]);
  });

  it('of a training session is counted apart', async () => {
    const { version, sessionsVersion } = library;
    await changes.ofSessions(async (manager, contentVersion) => {
      await manager.query("UPDATE training_sessions SET name = 'Tuesday', contentVersion = ?", [contentVersion]);
    });
    expect([library.sessions.get('monday')?.name, library.version, library.sessionsVersion]).toEqual(['Tuesday', version, sessionsVersion + 1]);
  });

  it('that fails leaves nothing behind', async () => {
    const before = library.contentVersion;
    await expect(
      changes.run(async (manager, version) => {
        await rename('Frances')(manager, version);
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    await library.refresh();
    expect([library.wod('fran')?.name, library.contentVersion]).toEqual(['Fran', before]);
  });

  it('that was meant for another library is not made', async () => {
    await rows.source.query("UPDATE library_identity SET epoch = 'another'");
    const change = jest.fn();
    await expect(changes.run(change)).rejects.toThrow(ConflictException);
    expect(change).not.toHaveBeenCalled();
  });
});

describe('what a transaction has written', () => {
  it('is what the read model says of it later', async () => {
    expect(await findWodRow(rows.source.manager, 'fran')).toEqual(library.wod('fran'));
    expect(await wodAsWritten(rows.source.manager, 'fran')).toEqual(library.wod('fran'));
    for (const id of ['thruster', 'row']) {
      expect(await findExerciseRow(rows.source.manager, id)).toEqual(library.exercise(id));
      expect(await exerciseAsWritten(rows.source.manager, id)).toEqual(library.exercise(id));
    }
  });

  it('has left the library with a WOD that is deleted', async () => {
    await rows.changeWod('fran', { deletedAt: '2026-02-01 00:00:00.000' });
    expect(await findWodRow(rows.source.manager, 'fran')).toBeUndefined();
    expect(await findExerciseRow(rows.source.manager, 'thruster')).toMatchObject({ wodCount: 0 });
  });

  it('has to be there', async () => {
    const { manager } = rows.source;
    expect([await findWodRow(manager, 'murph'), await findExerciseRow(manager, 'burpee')]).toEqual([undefined, undefined]);
    await expect(wodAsWritten(manager, 'murph')).rejects.toThrow('murph is not in the library');
    await expect(exerciseAsWritten(manager, 'burpee')).rejects.toThrow('burpee is not in the library');
  });
});
