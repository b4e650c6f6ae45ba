import { ForbiddenException, Injectable } from '@nestjs/common';
import type { MySession } from '@wod/domain';
import { Environment } from '../platform/environment/environment.js';
import type { Planner } from './planner.js';

/** A session, in the database or in memory, by whom it may be changed. */
export interface Shared {
  readonly ownerKeyHash: string | null | undefined;
  readonly editLinkHash?: string | null | undefined;
  readonly editors?: readonly string[] | null | undefined;
}

const ADMIN_ONLY = 'Only the admin can plan sessions here';
const NOT_BY_LINK = 'Only the browser that made this session can do that';
const OF_ANOTHER_BROWSER = 'This session belongs to another browser. You can duplicate it and change your copy';

/** Who may create and change sessions, according to SESSION_EDITING. The admin always may. */
@Injectable()
export class SessionPermission {
  constructor(private readonly environment: Environment) {}

  /** Whether the planner may change every session. */
  mayChangeAll({ isAdmin }: Planner): boolean {
    return isAdmin || this.environment.sessionEditing === 'open';
  }

  /** Whether it is the planner's: what an edit link doesn't allow is up to them. */
  owns({ ownerKeyHash }: Shared, planner: Planner): boolean {
    return this.mayChangeAll(planner) || (this.ownersMayChange && planner.key !== undefined && planner.key.opens(ownerKeyHash));
  }

  mayChange(session: Shared, planner: Planner): boolean {
    return this.owns(session, planner) || (this.ownersMayChange && session.editors?.some((hash) => planner.key?.opens(hash)) === true);
  }

  /** What the planner may do with a session. */
  of(session: Shared, planner: Planner): MySession {
    const { editLinkHash, editors } = session;
    if (this.owns(session, planner)) return { canEdit: true, ...(editLinkHash && { editLink: { browsers: editors?.length ?? 0 } }) };
    return this.mayChange(session, planner) ? { canEdit: true, isByLink: true } : { canEdit: false };
  }

  /** Whether a browser may change what it created. */
  get ownersMayChange(): boolean {
    return this.environment.sessionEditing !== 'admin';
  }

  /** @throws ForbiddenException */
  refuseCreate({ isAdmin }: Planner): void {
    if (!isAdmin && this.environment.sessionEditing === 'admin') throw new ForbiddenException(ADMIN_ONLY);
  }

  /** @throws ForbiddenException */
  refuseChange(session: Shared, planner: Planner): void {
    if (this.mayChange(session, planner)) return;
    throw new ForbiddenException(this.ownersMayChange ? OF_ANOTHER_BROWSER : ADMIN_ONLY);
  }

  /** @throws ForbiddenException unless the session is the planner's */
  refuseOthers(session: Shared, planner: Planner): void {
    this.refuseChange(session, planner);
    if (!this.owns(session, planner)) throw new ForbiddenException(NOT_BY_LINK);
  }

  /** @throws ForbiddenException where only the admin plans */
  refuseEditLinks(): void {
    if (!this.ownersMayChange) throw new ForbiddenException(ADMIN_ONLY);
  }
}
