import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { LIMITS, type MySession, type MySessions, sessionProblems, type TrainingSession, type TrainingSessionInput } from '@wod/domain';
import { type EntityManager, MoreThanOrEqual } from 'typeorm';
import { ContentChanges } from '../library/content-changes.js';
import { Library } from '../library/library.js';
import { toSession } from '../library/session-record.js';
import { keptSince } from '../platform/database/kept-since.js';
import { refuseProblems } from '../platform/errors/problems.exception.js';
import { refuseStale } from '../platform/errors/refuse-stale.js';
import { type Claim, IdempotencyKeys } from '../platform/idempotency/idempotency-keys.js';
import type { Planner } from './planner.js';
import { PlannerTurns } from './planner-turns.js';
import { recordOf, type SessionRow } from './session.mapper.js';
import { sessionBytes } from './session-bytes.js';
import { SessionLists } from './session-lists.js';
import { NETWORK_COLUMNS, NetworkNames, NO_NETWORKS, type SessionNetworks } from './session-networks.js';
import { SessionOpenings } from './session-openings.js';
import { SessionPermission } from './session-permission.js';
import { keepWithinRoom } from './session-room.js';
import { findSessionRow, LIVE, SessionRows } from './session-rows.js';
import { SessionThrottle } from './session-throttle.js';
import { SessionWods } from './session-wods.js';
import { TrainingSessionEntity } from './training-session.entity.js';

/** Planners' changes to their training sessions, and what they may do. A write is visible once it is answered. */
@Injectable()
export class TrainingSessionsService {
  constructor(
    private readonly library: Library,
    private readonly changes: ContentChanges,
    private readonly lists: SessionLists,
    private readonly wods: SessionWods,
    private readonly permission: SessionPermission,
    private readonly throttle: SessionThrottle,
    private readonly networkNames: NetworkNames,
    private readonly openings: SessionOpenings,
    private readonly idempotencyKeys: IdempotencyKeys,
    private readonly turns: PlannerTurns,
  ) {}

  /** Which sessions are the planner's. @param view asks for the summaries of the newest too */
  mine(planner: Planner, view?: 'summary'): MySessions {
    const all = this.permission.mayChangeAll(planner);
    const mayOwn = !all && this.permission.ownersMayChange && planner.key !== undefined;
    const ids = mayOwn ? this.library.sessions.ownedBy(planner.key?.hash ?? '') : [];
    if (view === undefined) return { all, ids };
    return {
      all,
      ids,
      sessions: ids
        .slice(-LIMITS.sessionPageSize)
        .reverse()
        .map((id) => this.lists.summary(this.lists.get(id))),
    };
  }

  /**
   * What someone viewing a session may do with it.
   * @throws NotFoundException
   */
  look(id: string, planner: Planner): MySession {
    const session = this.lists.get(id);
    this.openings.note(id);
    return this.permission.of(session, planner);
  }

  /**
   * @param key identifies the call if it is sent again. For a browser the key alone must suffice: it may never have got the first
   *   answer, and so no cookie
   * @throws ProblemsException, ForbiddenException, TooManyAttemptsException, ConflictException when the planner is full, and
   *   whatever `IdempotencyKeys.once` throws
   */
  async create(input: TrainingSessionInput, planner: Planner, key?: string): Promise<TrainingSession> {
    this.permission.refuseCreate(planner);
    refuseProblems(sessionProblems(input));
    return this.idempotencyKeys.once(
      { what: 'session', who: planner.isAdmin ? 'admin' : 'browser', key, body: input },
      {
        make: (claim) => this.insert(input, planner, claim),
        find: async (manager, id) => {
          const row = await findSessionRow(manager, id, LIVE);
          return row && this.answerOf(manager, row, planner);
        },
      },
    );
  }

  private async insert(input: TrainingSessionInput, planner: Planner, claim: Claim): Promise<TrainingSession> {
    await this.throttle.countCreation(planner);
    const id = randomUUID();
    const networks = this.networksOf(planner);
    return this.change(
      planner,
      async (manager, contentVersion) => {
        await claim(manager, id);
        const rows = new SessionRows(manager, contentVersion);
        await rows.insert(id, input, { ownerKeyHash: planner.key?.hash ?? null, ...networks });
        if (!planner.isAdmin) await keepWithinRoom(manager, contentVersion, networks);
        return this.answer(manager, rows, id, planner);
      },
      (manager) => manager.existsBy(TrainingSessionEntity, { id }),
    );
  }

  /**
   * @throws ProblemsException, NotFoundException, ForbiddenException, TooManyAttemptsException, ConflictException when the
   *   edit started from an older version or the planner is full
   */
  async update(id: string, input: TrainingSessionInput, planner: Planner): Promise<TrainingSession> {
    refuseProblems(sessionProblems(input));
    await this.throttle.countChange(planner);
    const own = this.networksOf(planner);
    return this.change(planner, async (manager, contentVersion) => {
      const rows = new SessionRows(manager, contentVersion);
      const row = await rows.get(id, LIVE);
      this.permission.refuseChange(row, planner);
      refuseStale('session', row, input.version);
      // It still counts for the network it was created from, or from now on for this one if that was never recorded.
      const networks = row.network === null ? own : networksIn(row);
      await rows.replace(row, input, networks);
      if (sessionBytes(input) > row.bytes && !planner.isAdmin) await keepWithinRoom(manager, contentVersion, networks);
      return this.answer(manager, rows, id, planner);
    });
  }

  /**
   * Deletes a session; it can be restored for 30 days.
   * @throws NotFoundException, ForbiddenException, TooManyAttemptsException
   */
  async delete(id: string, planner: Planner): Promise<void> {
    await this.throttle.countChange(planner);
    await this.change(planner, async (manager, contentVersion) => {
      const rows = new SessionRows(manager, contentVersion);
      this.permission.refuseOthers(await rows.get(id, LIVE), planner);
      await rows.setDeleted({ id }, new Date());
    });
  }

  /** @throws NotFoundException unless it was deleted within 30 days; ForbiddenException, TooManyAttemptsException, ConflictException */
  async restore(id: string, planner: Planner): Promise<TrainingSession> {
    await this.throttle.countChange(planner);
    return this.change(planner, async (manager, contentVersion) => {
      const rows = new SessionRows(manager, contentVersion);
      const row = await rows.get(id, { deletedAt: MoreThanOrEqual(keptSince(new Date())) });
      this.permission.refuseOthers(row, planner);
      await rows.setDeleted({ id }, null);
      if (!planner.isAdmin) await keepWithinRoom(manager, contentVersion, networksIn(row));
      return this.answer(manager, rows, id, planner);
    });
  }

  private change<Result>(planner: Planner, ...how: Parameters<typeof this.changes.ofSessions<Result>>): Promise<Result> {
    return this.turns.run(planner, () => this.changes.ofSessions(...how));
  }

  /** The admin is not limited, and counts for no network. */
  private networksOf({ isAdmin, address }: Planner): SessionNetworks {
    return isAdmin ? NO_NETWORKS : this.networkNames.of(address);
  }

  /** The session as written, read within the transaction. */
  private async answer(manager: EntityManager, rows: SessionRows, id: string, planner: Planner): Promise<TrainingSession> {
    return this.answerOf(manager, await rows.get(id, LIVE), planner);
  }

  private async answerOf(manager: EntityManager, row: SessionRow, planner: Planner): Promise<TrainingSession> {
    const wodOf = await this.wods.find(
      manager,
      row.entries.map(({ wodId }) => wodId),
    );
    return { ...toSession(recordOf(row), wodOf), canEdit: this.permission.mayChange(row, planner) };
  }
}

const networksIn = (row: SessionRow): SessionNetworks =>
  Object.fromEntries(NETWORK_COLUMNS.map((column) => [column, row[column]])) as SessionNetworks;
