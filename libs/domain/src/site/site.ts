export const SESSION_EDITING = ['owner', 'open', 'admin'] as const;
/**
 * Who may change training sessions besides the admin: the browser that created one, everybody, or nobody. With `admin`
 * nobody else may create any either.
 */
export type SessionEditing = (typeof SESSION_EDITING)[number];

/** What the operator configures and every page may show. */
export interface Site {
  readonly name: string;
  /** scheme and host, without a slash at the end */
  readonly origin: string;
  /** Who may change training sessions besides the admin; left out, the browser that created one. */
  readonly sessionEditing?: SessionEditing;
  /** `off` where nothing is kept on visitors' devices for when they have no connection; left out, the pages that they open are. */
  readonly serviceWorker?: 'off';
  /** Left out where the operator has not configured it. */
  readonly legal: {
    readonly operator?: string;
    readonly address?: string;
    readonly contact?: string;
    readonly phone?: string;
    /** Who represents an operator that isn't a natural person. */
    readonly representedBy?: string;
    /** Court and number. */
    readonly register?: string;
    readonly vatId?: string;
    readonly trackingId?: string;
  };
}

/** How long a CDN may keep what is the same for everybody, in seconds. */
export interface CdnTimes {
  /** in which it may answer by itself */
  readonly seconds: number;
  /** after those, in which it may still do so while it asks again or gets no answer */
  readonly staleSeconds: number;
}
