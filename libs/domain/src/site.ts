import type { SessionEditing } from './enums.js';

/** What the operator configures and every page may show. */
export interface Site {
  readonly name: string;
  /** scheme and host, without a slash at the end */
  readonly origin: string;
  /** Who may change training sessions besides the admin; left out, who created one. */
  readonly sessionEditing?: SessionEditing;
  /** Left out where the operator has not configured it. */
  readonly legal: {
    readonly operator?: string;
    readonly address?: string;
    readonly contact?: string;
    readonly trackingId?: string;
  };
}
