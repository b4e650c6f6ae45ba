import type { ContentVersion } from '@wod/domain';

/** What public answers are made of. Each kind has a version of its own, so that a planned session makes no answer about the library anew. */
export type Content = keyof ContentVersion;

/** Names the kind of content that an answer was made of, for whoever keeps something that he has made of it. */
export const CONTENT_HEADER = 'x-content';
