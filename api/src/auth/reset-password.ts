import { existsSync } from 'node:fs';
import { passwordProblems } from '@wod/domain';
import type { DataSource, EntityManager } from 'typeorm';
import { ChangeLog, ChangeLogEntity } from '../change-log/index.js';
import { createDataSource } from '../platform/database/data-source.js';
import { databaseFile } from '../platform/database/database-file.js';
import { Transactions } from '../platform/database/transactions.js';
import type { Environment } from '../platform/environment/environment.js';
import { AdminEntity } from './admin.entity.js';
import { hashPassword } from './passwords.js';
import { usernameKey } from './username-key.js';

/** The password can't be set; the message is a sentence for the operator. */
export class AccountError extends Error {
  override readonly name = 'AccountError';
}

/**
 * Resets an admin's password on behalf of whoever runs the server, which ends all sign-ins, even while the server is running.
 * @param username if omitted, the only admin
 * @param choose returns the new password for the account that was found
 * @throws AccountError when there is no such account or library, or the password breaks a rule; nothing has changed then
 */
export async function resetPassword(
  environment: Environment,
  username: string | undefined,
  choose: (username: string) => Promise<string>,
): Promise<void> {
  const dataSource = await open(environment);
  try {
    const { id, username: found } = await accountOf(dataSource.manager, username);
    const password = await choose(found);
    const [problem] = passwordProblems({ currentPassword: 'not asked for', newPassword: password, confirmation: password });
    if (problem) throw new AccountError(problem.message);
    const passwordHash = await hashPassword(password);
    const transactions = new Transactions(dataSource);
    await transactions.run(async (manager) => {
      await manager.increment(AdminEntity, { id }, 'tokenVersion', 1);
      await manager.update(AdminEntity, { id }, { passwordHash, updatedAt: new Date() });
      await new ChangeLog(dataSource.getRepository(ChangeLogEntity), transactions).note(manager, {
        admin: found,
        action: 'resetPassword',
        subject: 'account',
        title: 'The password was reset on the server',
      });
    });
  } finally {
    await dataSource.destroy();
  }
}

/** Opens what is there: creating and migrating tables is left to the server's start. */
async function open(environment: Environment): Promise<DataSource> {
  const { embedded, dataDir } = environment;
  if (embedded && !existsSync(databaseFile(dataDir))) throw new AccountError(`There is no library in ${dataDir}. Is DATA_DIR right?`);
  const dataSource = await createDataSource(environment, [AdminEntity, ChangeLogEntity])
    .initialize()
    .catch((error: unknown) => {
      throw new AccountError(`The database can't be opened: ${(error as Error).message}`);
    });
  if (!(await dataSource.showMigrations())) return dataSource;
  await dataSource.destroy();
  throw new AccountError('The tables of the database are not up to date. Please start the server once, then try again.');
}

async function accountOf(manager: EntityManager, username: string | undefined): Promise<AdminEntity> {
  const admins = await manager.find(AdminEntity, { order: { usernameKey: 'ASC' } });
  const names = admins.map((admin) => `"${admin.username}"`).join(', ');
  if (admins.length === 0) throw new AccountError('There is no admin yet. The next start of the server makes one.');
  if (username === undefined && admins.length > 1) throw new AccountError(`There is more than one admin: ${names}. Please say which.`);
  const found = username === undefined ? admins[0] : admins.find((admin) => admin.usernameKey === usernameKey(username.trim()));
  if (!found) throw new AccountError(`There is no admin "${username}". There is ${names}.`);
  return found;
}
