import { ConflictException, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { API_LIMITS, type DismissedAll, type InboxKind } from '@wod/domain';
import { In, Repository } from 'typeorm';
import { Transactions } from '../platform/database/transactions.js';
import { DismissedFindingEntity } from './dismissed-finding.entity.js';

/** Tells which findings of a kind were dismissed, by their keys. */
export type Dismissed = (kind: InboxKind) => ReadonlySet<string>;

/** How many rows one statement inserts: databases bound its parameters. */
const AT_ONCE = 1000;

const NONE: ReadonlySet<string> = new Set();

/** The findings that an admin doesn't want to see again. */
@Injectable()
export class Dismissals {
  constructor(
    @InjectRepository(DismissedFindingEntity) private readonly rows: Repository<DismissedFindingEntity>,
    private readonly transactions: Transactions,
  ) {}

  /** Read for each request, so that all processes agree; there are at most `API_LIMITS.dismissedMax`. */
  async read(kind?: InboxKind): Promise<Dismissed> {
    const rows = await this.rows.find({ select: { kind: true, findingKey: true }, where: kind && { kind } });
    const byKind = new Map<InboxKind, Set<string>>();
    for (const row of rows) {
      const keys = byKind.get(row.kind);
      if (keys) keys.add(row.findingKey);
      else byKind.set(row.kind, new Set([row.findingKey]));
    }
    return (one) => byKind.get(one) ?? NONE;
  }

  /**
   * Dismisses those that aren't dismissed yet.
   * @throws ConflictException when more would be dismissed than are kept
   */
  dismiss(kind: InboxKind, keys: readonly string[], admin: string): Promise<DismissedAll> {
    return this.transactions.run(async (manager) => {
      const known = new Set((await manager.findBy(DismissedFindingEntity, { kind })).map(({ findingKey }) => findingKey));
      const added = [...new Set(keys)].filter((key) => !known.has(key));
      if ((await manager.count(DismissedFindingEntity)) + added.length > API_LIMITS.dismissedMax) {
        throw new ConflictException(`At most ${API_LIMITS.dismissedMax} findings can be dismissed. Please bring some back`);
      }
      const at = new Date();
      for (let from = 0; from < added.length; from += AT_ONCE) {
        await manager.insert(
          DismissedFindingEntity,
          added.slice(from, from + AT_ONCE).map((findingKey) => ({ kind, findingKey, at, admin })),
        );
      }
      return { dismissed: added.length, at: at.toISOString() };
    });
  }

  /** Those that weren't dismissed stay as they are. */
  async bringBack(kind: InboxKind, keys: readonly string[]): Promise<void> {
    await this.transactions.run((manager) => manager.delete(DismissedFindingEntity, { kind, findingKey: In([...keys]) }));
  }

  /** Brings back what was dismissed at a moment. */
  async bringBackAll(kind: InboxKind, at: Date): Promise<void> {
    await this.transactions.run((manager) => manager.delete(DismissedFindingEntity, { kind, at }));
  }
}
