import { INBOX_KINDS, type InboxKind } from '@wod/domain';

/** What each list of the inbox is called, and what it is about. */
export const INBOX_FACTS: Readonly<Record<InboxKind, { title: string; about: string }>> = {
  invalidVideo: { title: 'Video links that can’t be shown', about: 'Only a link to a YouTube video can.' },
  goneVideo: { title: 'Videos that are gone', about: 'YouTube no longer had them when it was last asked.' },
  unfindableName: { title: 'Names that search can’t find', about: 'Too short, or without letter and number. Another name beside it mends that.' },
  noEstimate: { title: 'WODs without minutes', about: 'Without exercises there is nothing to estimate from.' },
  minutesApart: { title: 'Minutes far from the estimate', about: 'The estimate is four times as long, or an eighth: often a typing error.' },
  overfullInterval: {
    title: 'EMOMs that don’t fit their minute',
    about: 'The work takes more than twice as long as there is time, at an even pace.',
  },
  nearWods: { title: 'WODs with names that look alike', about: 'The same name, or one letter apart.' },
  nearExercises: { title: 'Exercises with names that look alike', about: 'The same name or other name, or one letter apart.' },
  unreviewedExercise: { title: 'Exercises flagged by an import', about: 'Check name, equipment and what they need.' },
  unusedExercise: { title: 'Unused exercises', about: 'No WOD uses them.' },
  noVideo: { title: 'Exercises without a video', about: 'WODs use them. Nothing is wrong with them.' },
};

/** The kind that an address names; undefined for anything else. */
export const inboxKind = (text: string | undefined): InboxKind | undefined => INBOX_KINDS.find((kind) => kind === text);
