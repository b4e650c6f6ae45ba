import { ConflictException, ForbiddenException, Injectable } from '@nestjs/common';
import { API_LIMITS, type EditLink, type MySession } from '@wod/domain';
import type { EntityManager } from 'typeorm';
import { ContentChanges } from '../library/content-changes.js';
import type { Planner } from './planner.js';
import { PlannerTurns } from './planner-turns.js';
import { hashOf, isSameHash, isSecret, newSecret } from './secret.js';
import { SessionLists } from './session-lists.js';
import { SessionPermission, type Shared } from './session-permission.js';
import { LIVE, SessionRows } from './session-rows.js';
import { SessionThrottle } from './session-throttle.js';
import type { SessionRow } from './session.mapper.js';

const NOT_VALID = 'This edit link is no longer valid. Ask for a new one';
const FULL = `${API_LIMITS.sessionEditorsMax} browsers may edit this session already. Whoever made it can withdraw the link and make a new one`;

/** Lets other browsers edit a session: by the key in a link, of which only the hash is kept. */
@Injectable()
export class EditLinksService {
  constructor(
    private readonly changes: ContentChanges,
    private readonly lists: SessionLists,
    private readonly permission: SessionPermission,
    private readonly throttle: SessionThrottle,
    private readonly turns: PlannerTurns,
  ) {}

  /**
   * Makes a link, in the place of one that there was; browsers that came by that stay.
   * @throws NotFoundException, ForbiddenException unless it is the planner's session, TooManyAttemptsException
   */
  async make(id: string, planner: Planner): Promise<EditLink> {
    const key = newSecret();
    await this.change(id, planner, ({ editors }) => ({ editLinkHash: hashOf(key), editors }));
    return { key };
  }

  /**
   * Ends the link, and what it allowed.
   * @throws NotFoundException, ForbiddenException unless it is the planner's session, TooManyAttemptsException
   */
  withdraw(id: string, planner: Planner): Promise<void> {
    return this.change(id, planner, () => ({ editLinkHash: null, editors: null }));
  }

  /**
   * Lets the planner's browser edit the session. Whoever may already stays what they are.
   * @param planner with a key, by which the browser is recognised from now on
   * @throws NotFoundException, ForbiddenException for another key than the link's, TooManyAttemptsException, ConflictException when too
   *   many browsers came before
   */
  async open(id: string, key: string, planner: Planner): Promise<MySession> {
    await this.throttle.countOpenedLink(planner);
    this.permission.refuseEditLinks();
    const known = this.lists.get(id);
    refuseOtherKey(known, key);
    if (this.permission.mayChange(known, planner)) return this.permission.of(known, planner);
    const letIn = async (manager: EntityManager, contentVersion: number) => {
      const rows = new SessionRows(manager, contentVersion);
      const row = await rows.get(id, LIVE);
      refuseOtherKey(row, key);
      const editors = [...new Set([...(row.editors ?? []), ...(planner.key ? [planner.key.hash] : [])])];
      if (editors.length > API_LIMITS.sessionEditorsMax) throw new ConflictException(FULL);
      await rows.setEditing(row, { editLinkHash: row.editLinkHash, editors });
      return this.permission.of({ ...row, editors }, planner);
    };
    return this.turns.run(planner, () => this.changes.ofSessions(letIn));
  }

  private async change(id: string, planner: Planner, next: (row: SessionRow) => Pick<SessionRow, 'editLinkHash' | 'editors'>): Promise<void> {
    await this.throttle.countChange(planner);
    this.permission.refuseEditLinks();
    const set = async (manager: EntityManager, contentVersion: number) => {
      const rows = new SessionRows(manager, contentVersion);
      const row = await rows.get(id, LIVE);
      this.permission.refuseOthers(row, planner);
      await rows.setEditing(row, next(row));
    };
    await this.turns.run(planner, () => this.changes.ofSessions(set));
  }
}

/** @throws ForbiddenException */
function refuseOtherKey({ editLinkHash }: Shared, key: string): void {
  if (!isSecret(key) || !isSameHash(hashOf(key), editLinkHash)) throw new ForbiddenException(NOT_VALID);
}
