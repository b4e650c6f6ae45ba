import { createHash } from 'node:crypto';
import { ConflictException, Injectable, UnprocessableEntityException } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { KEPT } from '@wod/domain';
import { type EntityManager, LessThan, Repository } from 'typeorm';
import { Transactions } from '../database/transactions.js';
import { IdempotencyKeyEntity } from './idempotency-key.entity.js';

const LIFE_MS = KEPT.idempotencyKeyHours * 60 * 60 * 1000;

/** A creating call that may be repeated. */
export interface RepeatableCall {
  /** what is created, such as "wod" */
  what: string;
  /** The sender: keys of different senders are independent. */
  who: string;
  /** Without one, each call creates something. */
  key: string | undefined;
  body: unknown;
}

/** How to create, and how to answer with what was created before. */
export interface Creation<Made> {
  /** Creates in one transaction, which starts with `claim`, given the id of what is being created. */
  make(claim: Claim): Promise<Made>;
  /** What was created, in its current state; undefined when it is gone. */
  find(manager: EntityManager, id: string): Promise<Made | undefined>;
}

/** Records in the creating transaction what its key creates. */
export type Claim = (manager: EntityManager, madeId: string) => Promise<void>;

/** Ends the transaction of a call when another one with the same key came first. */
class MadeBefore extends Error {
  constructor(readonly id: string) {
    super();
  }
}

/**
 * Keeps a repeated call from creating twice. A key is stored together with what it created, so the limits on creating limit the
 * keys too.
 */
@Injectable()
export class IdempotencyKeys {
  constructor(
    @InjectRepository(IdempotencyKeyEntity) private readonly keys: Repository<IdempotencyKeyEntity>,
    private readonly transactions: Transactions,
  ) {}

  /**
   * Creates, unless a call with this key has done so in the last 24 hours; then it answers with that.
   * @throws UnprocessableEntityException when the key came with a different body, ConflictException when what it created is gone
   */
  async once<Made>(call: RepeatableCall, { make, find }: Creation<Made>): Promise<Made> {
    if (call.key === undefined) return make(async () => undefined);
    const use = hashesOf(call);
    const madeId = await this.transactions.inTurn(() => this.madeBy(this.keys.manager, use));
    if (madeId !== undefined) return this.again(madeId, find);
    try {
      return await make((manager, id) => this.claim(manager, use, id));
    } catch (error) {
      if (error instanceof MadeBefore) return this.again(error.id, find);
      throw error;
    }
  }

  /** Removes keys that are too old to be repeated. */
  async purge(now: Date): Promise<void> {
    await this.transactions.run((manager) => manager.delete(IdempotencyKeyEntity, { createdAt: LessThan(oldest(now)) }));
  }

  private async again<Made>(id: string, find: Creation<Made>['find']): Promise<Made> {
    const made = await this.transactions.read((manager) => find(manager, id));
    if (made === undefined) throw new ConflictException('This was saved before, and has been deleted since');
    return made;
  }

  private async madeBy(manager: EntityManager, { hash, bodyHash }: Use): Promise<string | undefined> {
    const row = await manager.findOneBy(IdempotencyKeyEntity, { hash });
    if (!row || row.createdAt < oldest(new Date())) return undefined;
    if (row.bodyHash === bodyHash) return row.madeId;
    throw new UnprocessableEntityException('This was sent before with something else in it. What was sent first is saved');
  }

  /** Of two simultaneous calls, the second waits at the insert until the first is committed. */
  private async claim(manager: EntityManager, use: Use, madeId: string): Promise<void> {
    const row = { ...use, madeId, createdAt: new Date() };
    await manager.createQueryBuilder().insert().into(IdempotencyKeyEntity).values(row).orIgnore().execute();
    const made = await this.madeBy(manager, use);
    // An existing row that is too old counts as forgotten.
    if (made === undefined) await manager.update(IdempotencyKeyEntity, { hash: use.hash }, row);
    else if (made !== madeId) throw new MadeBefore(made);
  }
}

type Use = Pick<IdempotencyKeyEntity, 'hash' | 'bodyHash'>;

const hashesOf = ({ what, who, key, body }: RepeatableCall): Use => ({ hash: sha256([what, who, key]), bodyHash: sha256(body) });

const sha256 = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex');

const oldest = (now: Date): Date => new Date(now.getTime() - LIFE_MS);
