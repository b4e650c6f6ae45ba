import type { Pagination } from '../wire.js';
import type { FieldChange } from './differences.js';

export const TRANSFER_FORMATS = ['json', 'csv'] as const;
export type TransferFormat = (typeof TRANSFER_FORMATS)[number];

/** What the library makes of a line: `same` changes nothing, `refused` breaks a rule. */
export const LINE_STATES = ['new', 'changed', 'same', 'refused'] as const;
export type LineState = (typeof LINE_STATES)[number];

/** What is done with a line: `match` replaces what it was matched with, `create` makes another. */
export const LINE_CHOICES = ['match', 'create', 'skip'] as const;
export type LineChoice = (typeof LINE_CHOICES)[number];

export type LineSubject = 'wod' | 'exercise';

/** What may be done with a line, the proposal first. The names of exercises are unique, so one that is there can't be made again. */
export function choicesFor(state: LineState, subject: LineSubject): readonly LineChoice[] {
  switch (state) {
    case 'new':
      return ['create', 'skip'];
    case 'changed':
      return subject === 'wod' ? ['match', 'create', 'skip'] : ['match', 'skip'];
    case 'same':
      return subject === 'wod' ? ['skip', 'create'] : ['skip'];
    case 'refused':
      return ['skip'];
  }
}

/** An exercise or a WOD of an uploaded file. */
export interface TransferLine {
  /** from 1, in the order of the file */
  number: number;
  /** the line of the file */
  line: number;
  subject: LineSubject;
  name: string;
  state: LineState;
  choice: LineChoice;
  /** the WOD or the exercise of the library that it was matched with */
  matchId?: string;
  changes: FieldChange[];
  /** why it is refused, or what to know: sentences for a person */
  notes: string[];
}

/** One page of the lines of an upload. */
export interface TransferLinePage {
  lines: TransferLine[];
  pagination: Pagination;
}

/** `sending`: parts are missing; `read`: ready to be imported; `stopped`: the server ended halfway, and nothing was changed. */
export const TRANSFER_STATUSES = ['sending', 'reading', 'read', 'running', 'stopped', 'failed', 'done'] as const;
export type TransferStatus = (typeof TRANSFER_STATUSES)[number];

/** A file that was sent to be imported, and what became of it. */
export interface Transfer {
  id: string;
  fileName: string;
  status: TransferStatus;
  createdAt: string;
  /** how many lines are in which state */
  counts: Record<LineState, number>;
  /** how many lines an import takes in, as chosen */
  chosen: number;
  /** what to know about the file as a whole: sentences for a person */
  notes: string[];
  /** how many of the chosen lines have been taken in */
  done: number;
  /** what an import has done, or why it did nothing: a sentence for a person */
  outcome?: string;
  /** by which it can be undone */
  stepId?: string;
}
