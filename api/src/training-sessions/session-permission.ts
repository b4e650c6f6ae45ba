import { ForbiddenException, Injectable } from '@nestjs/common';
import { Environment } from '../platform/environment/environment.js';
import type { Planner } from './planner.js';
import type { TrainingSessionEntity } from './training-session.entity.js';

type Owned = Pick<TrainingSessionEntity, 'ownerKeyHash'>;

const ADMIN_ONLY = 'Only the admin can plan sessions here';
const OF_ANOTHER_BROWSER = 'This session belongs to another browser. You can duplicate it and change your copy';

/** Who may create and change sessions, according to SESSION_EDITING. The admin always may. */
@Injectable()
export class SessionPermission {
  constructor(private readonly environment: Environment) {}

  /** Whether the planner may change every session. */
  mayChangeAll({ isAdmin }: Planner): boolean {
    return isAdmin || this.environment.sessionEditing === 'open';
  }

  mayChange({ ownerKeyHash }: Owned, planner: Planner): boolean {
    return this.mayChangeAll(planner) || (this.ownersMayChange && planner.key !== undefined && planner.key.opens(ownerKeyHash));
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
  refuseChange(session: Owned, planner: Planner): void {
    if (this.mayChange(session, planner)) return;
    throw new ForbiddenException(this.environment.sessionEditing === 'admin' ? ADMIN_ONLY : OF_ANOTHER_BROWSER);
  }
}
