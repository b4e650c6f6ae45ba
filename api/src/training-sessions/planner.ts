import type { VisitorRequest } from '../auth/index.js';
import { PlannerKey } from './planner-key.js';

/** Someone making requests about sessions. */
export interface Planner {
  isAdmin: boolean;
  /** Absent in a browser that has created none. */
  key: PlannerKey | undefined;
  address: string;
}

/** Who plans: the admin, or the browser by its key. */
export function plannerOf(request: VisitorRequest): Planner {
  return { isAdmin: request.admin !== undefined, key: PlannerKey.of(request), address: request.ip };
}

/**
 * Adds a key for what is created now. The admin needs none, but one who has it can continue after signing out.
 * @param idempotencyKey of the request: its answer may get lost, and then a repeat must give the browser the same key
 */
export function withKey(planner: Planner, idempotencyKey?: string): Planner {
  if (planner.key || planner.isAdmin) return planner;
  return { ...planner, key: PlannerKey.from(idempotencyKey) ?? PlannerKey.random() };
}
