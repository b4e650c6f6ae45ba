import type { VisitorRequest } from '../auth/auth.guard.js';
import { PlannerKey } from './planner-key.js';

/** Who asks for sessions. */
export interface Planner {
  isAdmin: boolean;
  /** Absent in a browser that has created none. */
  key: PlannerKey | undefined;
  address: string;
}

export function plannerOf(request: VisitorRequest): Planner {
  return { isAdmin: request.admin !== undefined, key: PlannerKey.of(request), address: request.ip };
}

/** With a key for what is created now. The admin needs none, but one who has it can go on when signed out. */
export function withKey(planner: Planner): Planner {
  return { ...planner, key: planner.key ?? (planner.isAdmin ? undefined : PlannerKey.random()) };
}
