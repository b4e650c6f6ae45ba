/*
 * What the product stores in browsers, and how long the server keeps what strangers leave behind. The privacy page lists all of
 * these, and the code that stores something takes its name and its lifetime from here.
 */

/** Cookies, by purpose. Over https the name begins with `__Host-`. */
export const COOKIES = {
  /** lets a browser change the sessions that it planned */
  plannerKey: { name: 'planner-key', days: 400 },
  /** tells a browser that has signed in before from strangers guessing passwords */
  knownBrowser: { name: 'known-browser', days: 180 },
  /** in which unit and at which level a reader wants to see boards */
  boardChoice: { name: 'board', days: 400 },
} as const;

/** Keys in the browser's own storage; for a draft or a run, the beginning of the key. */
export const STORAGE_KEYS = {
  /** the admin's sign-in (spec 6) */
  adminToken: 'admin-token',
  /** what was typed for a training session and not saved */
  sessionDraft: 'training-session-draft',
  /** the page that was reloaded because a release had replaced its files; in the tab's storage */
  reloadedFor: 'reloaded-for',
  /** where the visitor had scrolled to, kept by the router in the tab's storage while the page is left */
  scrollPositions: 'react-router-scroll-positions',
  /** what an admin pasted and has not saved; in the tab's storage */
  pasted: 'pasted-whiteboard',
  /** what an admin typed into a form of the panel and has not saved; in the tab's storage */
  panelDrafts: 'panel-drafts',
  /** each workout and each class that is being done: when it began and what was tapped */
  runningClock: 'running-clock',
  /** the code of the clock that this tab shares or follows, and the key of who may control it; in the tab's storage */
  sharedClock: 'shared-clock',
  /** how the clock sounds */
  clockSettings: 'clock-settings',
  /** whether letters are keys of a clock */
  letterKeys: 'letter-keys',
  /** the WODs that the visitor has starred */
  starred: 'starred',
  /** the WODs that the visitor has opened, once something else is kept for them */
  seen: 'seen',
  /** the visitor's results */
  results: 'results',
  /** the visitor's kit, minutes and people */
  myGym: 'my-gym',
} as const;

export type StorageKey = (typeof STORAGE_KEYS)[keyof typeof STORAGE_KEYS];

/** What the service worker keeps: at most this many entries, each for this many days after its last use. */
export const CACHES = {
  /** pages that were opened or chosen */
  pages: { name: 'pages', entries: 150, days: 30 },
  /** the programs, styles and fonts that they need */
  files: { name: 'release-files', entries: 400, days: 60 },
} as const;

/** How long the server keeps things. */
export const KEPT = {
  /** a sign-in */
  tokenHours: 12,
  /** how often a network has tried to sign in */
  signInCountMinutes: 15,
  /** how often a network has planned something */
  plannerCountHours: 1,
  /** the first result of a form that is sent twice */
  idempotencyKeyHours: 24,
  /** a clock that is shared with other screens */
  sharedClockHours: 24,
  /** how often a network has shared or changed a clock, or asked for one that there isn't */
  sharedClockCountMinutes: 10,
  /** failed sign-ins in the change log */
  failedSignInDays: 90,
  /** what was deleted, and what undoes a step of an admin */
  deletedDays: 30,
} as const;
