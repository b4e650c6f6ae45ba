import { randomBytes, randomUUID } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Repository } from 'typeorm';
import { ChangeLogEntity } from '../change-log/index.js';
import { Transactions } from '../platform/database/transactions.js';
import { Environment } from '../platform/environment/environment.js';
import { passwordSentence } from '../platform/process/password-sentence.js';
import { AdminEntity } from './admin.entity.js';
import { hashPassword } from './passwords.js';
import { usernameKey } from './username-key.js';

/** What only somebody who knows the password has done, or is told it by. */
const KNOWN_BY = ['signIn', 'changePassword', 'resetPassword'] as const;

/** Creates the one admin that a new database needs. */
@Injectable()
export class FirstAdmin {
  private readonly logger = new Logger(FirstAdmin.name);

  constructor(
    private readonly environment: Environment,
    @InjectRepository(AdminEntity) private readonly admins: Repository<AdminEntity>,
    private readonly transactions: Transactions,
  ) {}

  /**
   * Creates the admin if there is none, with ADMIN_PASSWORD or, on the embedded database, with a random password.
   * @param say is told the random password, which is stored nowhere, as soon as it is the admin's
   */
  async create(say: (sentence: string) => void): Promise<void> {
    // A read-only library already has one.
    if (await this.admins.exists()) return this.remindOfPassword(say);
    const { adminUsername: username, adminPassword, embedded } = this.environment;
    const made = await this.transactions.run(async (manager) => {
      if ((await manager.count(AdminEntity)) > 0) return undefined;
      if (adminPassword === undefined && !embedded) {
        this.logger.warn('There is no admin yet. Set ADMIN_USERNAME and ADMIN_PASSWORD and start again to create one.');
        return undefined;
      }
      const generated = adminPassword === undefined ? randomBytes(16).toString('base64url') : undefined;
      const now = new Date();
      await manager.insert(AdminEntity, {
        id: randomUUID(),
        username,
        usernameKey: usernameKey(username),
        passwordHash: await hashPassword(adminPassword ?? generated ?? ''),
        tokenVersion: 1,
        createdAt: now,
        updatedAt: now,
      });
      return generated;
    });
    if (made !== undefined) say(passwordSentence(username, made));
  }

  /** A start that was killed may have said a random password to nobody. */
  private async remindOfPassword(say: (sentence: string) => void): Promise<void> {
    if (this.environment.adminPassword !== undefined) return;
    const [first, ...others] = await this.admins.find({ take: 2 });
    if (!first || others.length > 0 || (await this.admins.manager.existsBy(ChangeLogEntity, { action: In(KNOWN_BY) }))) return;
    say(`Nobody has signed in as ${first.username} yet. If its password is not known, npm run admin-password sets a new one`);
  }
}
