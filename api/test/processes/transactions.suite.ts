import { QueryFailedError, type QueryRunner } from 'typeorm';
import { AdminEntity } from '../../src/auth/admin.entity.js';
import { ContentVersionEntity } from '../../src/library/content-version.entity.js';
import { Transactions } from '../../src/platform/database/transactions.js';
import { Content } from '../content.js';
import { databases } from '../database/databases.js';

describe.each(databases.filter(({ name }) => name === 'MySQL'))('transactions on $name', (kind) => {
  const content = Content.on(kind);
  const transactions = () => content.app.get(Transactions);
  const version = async () => (await transactions().run((manager) => manager.findOneByOrFail(ContentVersionEntity, { id: 1 }))).version;
  /** A rendezvous of two: each continues when both have arrived. */
  const meeting = () => {
    let arrived = 0;
    let open = () => undefined as void;
    const both = new Promise<void>((resolve) => (open = resolve));
    return () => {
      if ((arrived += 1) >= 2) open();
      return both;
    };
  };

  it('that lock each other out are all made, each once', async () => {
    const before = await version();
    const meet = meeting();
    let runs = 0;
    const raise = (ids: number[]) =>
      transactions().run(async (manager) => {
        runs += 1;
        await manager.increment(ContentVersionEntity, { id: ids[0] }, 'version', 1);
        await meet();
        await manager.increment(ContentVersionEntity, { id: ids[1] }, 'version', 1);
      });
    await Promise.all([raise([1, 2]), raise([2, 1])]);
    expect(runs).toBeGreaterThan(2);
    expect(await version()).toBe(before + 2);
  });

  it('that are refused each time end with the reason, and leave nothing behind', async () => {
    const before = await version();
    let runs = 0;
    const deadlock = Object.assign(new Error('Deadlock found'), { code: 'ER_LOCK_DEADLOCK' });
    await expect(
      transactions().run(async (manager) => {
        runs += 1;
        await manager.increment(ContentVersionEntity, { id: 1 }, 'version', 1);
        throw new QueryFailedError('COMMIT', [], deadlock);
      }),
    ).rejects.toThrow('Deadlock found');
    expect(runs).toBe(4);
    expect(await version()).toBe(before);
  });

  it('that fail for another reason are not run again', async () => {
    let runs = 0;
    await expect(
      transactions().run((manager) => {
        runs += 1;
        return manager.insert(AdminEntity, { id: 'incomplete' });
      }),
    ).rejects.toThrow();
    expect(runs).toBe(1);
  });

  it('that can’t be rolled back, as on a node of Galera without the others, leave nothing behind and lock nothing', async () => {
    const before = await version();
    const alone = Object.assign(new Error('WSREP has not yet prepared node for application use'), { code: 'ER_UNKNOWN_COM_ERROR' });
    const refuse = () => Promise.reject(new QueryFailedError('', [], alone));
    await expect(
      transactions().run(async (manager) => {
        await manager.increment(ContentVersionEntity, { id: 1 }, 'version', 1);
        (manager.queryRunner as QueryRunner).query = refuse;
        return refuse();
      }),
    ).rejects.toThrow('WSREP has not yet prepared');
    await transactions().run((manager) => manager.increment(ContentVersionEntity, { id: 1 }, 'version', 1));
    expect(await version()).toBe(before + 1);
  });
});
