import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DAY_MS } from '@wod/domain';
import { LessThan, Repository } from 'typeorm';
import { Transactions } from '../platform/database/transactions.js';
import { AdminEntity } from './admin.entity.js';
import { EndedTokenEntity } from './ended-token.entity.js';

/** Longer than a clock is ever set back. */
const MARGIN_MS = DAY_MS;

/** Tokens signed out before they expired, for every process and across restarts. Only the signed-in admin can add to them. */
@Injectable()
export class EndedTokens {
  constructor(
    @InjectRepository(AdminEntity) private readonly admins: Repository<AdminEntity>,
    private readonly transactions: Transactions,
  ) {}

  /** The admin a token belongs to, in a single query; null when the token was ended. */
  adminUnlessEnded(adminId: string, tokenId: string | undefined): Promise<AdminEntity | null> {
    const query = this.admins.createQueryBuilder('admin').where('admin.id = :adminId', { adminId });
    if (tokenId !== undefined) {
      query.leftJoin(EndedTokenEntity, 'ended', 'ended.id = :tokenId', { tokenId }).andWhere('ended.id IS NULL');
    }
    return query.getOne();
  }

  /** Ends a token; ending it again changes nothing. */
  async end(id: string, expiresAt: Date): Promise<void> {
    await this.transactions.run((manager) =>
      manager.createQueryBuilder().insert().into(EndedTokenEntity).values({ id, expiresAt }).orIgnore().execute(),
    );
  }

  /** Forgets those that would have expired by now anyway. */
  async forget(now: Date): Promise<void> {
    const before = new Date(now.getTime() - MARGIN_MS);
    await this.transactions.run((manager) => manager.delete(EndedTokenEntity, { expiresAt: LessThan(before) }));
  }
}
