/** What is shown instead of a page that isn't kept. */
export const OFFLINE_PATH = '/offline';

/** Leads to the clock that was opened last, or else to the workout of today. */
export const TIMER_PATH = '/timer';

/** The worker's program. */
export const WORKER_PATH = '/sw.js';

/** Where the page at OFFLINE_PATH has the list of what is kept. */
export const KEPT_PAGES_ID = 'kept-pages';

/** The trusted-types policy that the worker is registered by. */
export const WORKER_POLICY = 'service-worker';
