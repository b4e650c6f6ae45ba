import { wodSummary } from '@wod/domain';
import { writtenOnce } from './written-once';

/** What a WOD's card shows. */
export const card = writtenOnce(wodSummary);
