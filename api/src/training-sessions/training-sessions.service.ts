import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { sessionProblems, type TrainingSession, type TrainingSessionInput } from '@wod/domain';
import { type EntityManager, type FindOptionsWhere, IsNull, MoreThanOrEqual } from 'typeorm';
import { Transactions } from '../database/transactions.js';
import { refuseProblems } from '../errors/problems.exception.js';
import { refuseStale } from '../errors/refuse-stale.js';
import { keptSince } from '../housekeeping/kept-since.js';
import { type Claim, IdempotencyKeys } from '../idempotency/idempotency-keys.js';
import type { Planner } from './planner.js';
import { type SessionRow, toSession } from './session.mapper.js';
import { SessionPermission } from './session-permission.js';
import { refuseWhenFull } from './session-room.js';
import { SessionRows } from './session-rows.js';
import { SessionThrottle } from './session-throttle.js';
import { SessionWods } from './session-wods.js';
import { TrainingSessionEntity } from './training-session.entity.js';

const LIVE = { deletedAt: IsNull() };

/** Planned classes. Reads take turns with writes too, so that nobody sees half of a change. */
@Injectable()
export class TrainingSessionsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly wods: SessionWods,
    private readonly permission: SessionPermission,
    private readonly throttle: SessionThrottle,
    private readonly idempotencyKeys: IdempotencyKeys,
  ) {}

  /** The newest first. */
  list(planner: Planner): Promise<TrainingSession[]> {
    return this.transactions.read(async (manager) => this.answers(manager, await new SessionRows(manager).find(LIVE), planner));
  }

  /** @throws NotFoundException */
  get(id: string, planner: Planner): Promise<TrainingSession> {
    return this.transactions.read((manager) => this.answer(manager, id, planner));
  }

  /**
   * @param key by which it is known when it is sent again. For a browser the key alone has to do: of what came first it may have
   *   got no answer, and with that no cookie
   * @throws ProblemsException, ForbiddenException, TooManyAttemptsException, ConflictException when the planner is full, and what
   *   `IdempotencyKeys.once` does
   */
  async create(input: TrainingSessionInput, planner: Planner, key?: string): Promise<TrainingSession> {
    this.permission.refuseCreate(planner);
    refuseProblems(sessionProblems(input));
    return this.idempotencyKeys.once({ what: 'session', who: planner.isAdmin ? 'admin' : 'browser', key, body: input }, {
      make: (claim) => this.insert(input, planner, claim),
      find: async (manager, id) => {
        const [session] = await this.answers(manager, await new SessionRows(manager).find({ ...LIVE, id }), planner);
        return session;
      },
    });
  }

  private async insert(input: TrainingSessionInput, planner: Planner, claim: Claim): Promise<TrainingSession> {
    await this.throttle.countCreation(planner);
    const id = randomUUID();
    return this.transactions.run(
      async (manager) => {
        await claim(manager, id);
        await new SessionRows(manager).insert(id, input, planner.key?.hash ?? null);
        await this.refuseWhenFull(manager, planner);
        return this.answer(manager, id, planner);
      },
      { isKept: (manager) => manager.existsBy(TrainingSessionEntity, { id }) },
    );
  }

  /**
   * @throws ProblemsException, NotFoundException, ForbiddenException, TooManyAttemptsException, ConflictException when the
   *   edit began from an older version or the planner is full
   */
  async update(id: string, input: TrainingSessionInput, planner: Planner): Promise<TrainingSession> {
    refuseProblems(sessionProblems(input));
    await this.throttle.countChange(planner);
    return this.transactions.run(async (manager) => {
      // Raising the version first makes writers on MySQL wait here, so that each sees what the one before has saved.
      await manager.increment(TrainingSessionEntity, { id }, 'version', 1);
      const row = await this.changeable(manager, id, LIVE, planner);
      refuseStale('session', { ...row, version: row.version - 1 }, input.version);
      await new SessionRows(manager).replace(id, input);
      if (input.wods.length > row.entries.length) await this.refuseWhenFull(manager, planner);
      return this.answer(manager, id, planner);
    });
  }

  /**
   * Takes a session away; it can be restored for 30 days.
   * @throws NotFoundException, ForbiddenException, TooManyAttemptsException
   */
  async delete(id: string, planner: Planner): Promise<void> {
    await this.throttle.countChange(planner);
    await this.transactions.run(async (manager) => {
      await this.changeable(manager, id, LIVE, planner);
      await new SessionRows(manager).setDeleted(id, new Date());
    });
  }

  /** @throws NotFoundException when it is not deleted, or was longer ago; ForbiddenException, TooManyAttemptsException, ConflictException */
  async restore(id: string, planner: Planner): Promise<TrainingSession> {
    await this.throttle.countChange(planner);
    return this.transactions.run(async (manager) => {
      await this.changeable(manager, id, { deletedAt: MoreThanOrEqual(keptSince(new Date())) }, planner);
      await new SessionRows(manager).setDeleted(id, null);
      await this.refuseWhenFull(manager, planner);
      return this.answer(manager, id, planner);
    });
  }

  private async changeable(
    manager: EntityManager, id: string, where: FindOptionsWhere<TrainingSessionEntity>, planner: Planner,
  ): Promise<SessionRow> {
    const row = await new SessionRows(manager).get(id, where);
    this.permission.refuseChange(row, planner);
    return row;
  }

  private async refuseWhenFull(manager: EntityManager, { isAdmin }: Planner): Promise<void> {
    if (!isAdmin) await refuseWhenFull(manager);
  }

  private async answer(manager: EntityManager, id: string, planner: Planner): Promise<TrainingSession> {
    const [session] = await this.answers(manager, [await new SessionRows(manager).get(id, LIVE)], planner);
    return session as TrainingSession;
  }

  private async answers(manager: EntityManager, rows: SessionRow[], planner: Planner): Promise<TrainingSession[]> {
    const wodOf = await this.wods.find(manager, rows.flatMap(({ entries }) => entries.map(({ wodId }) => wodId)));
    return rows.map((row) => toSession(row, wodOf, this.permission.mayChange(row, planner)));
  }
}
