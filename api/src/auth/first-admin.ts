import { randomBytes, randomUUID } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { Transactions } from '../platform/database/transactions.js';
import { Environment } from '../platform/environment/environment.js';
import { AdminEntity } from './admin.entity.js';
import { hashPassword } from './passwords.js';
import { usernameKey } from './username-key.js';

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
   * @returns the random password, to be shown once
   */
  async create(): Promise<string | undefined> {
    // A read-only library already has one.
    if (await this.admins.exists()) return undefined;
    const { adminUsername: username, adminPassword, embedded } = this.environment;
    return this.transactions.run(async (manager) => {
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
  }
}
