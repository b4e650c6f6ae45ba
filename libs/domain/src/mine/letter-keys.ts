import type { Kept } from './kept.js';
import { STORAGE_KEYS } from '../site/stored.js';

/** Whether letters are keys of a clock, such as P for Pause. Who speaks to the device turns them off (WCAG 2.2, 2.1.4). */
export const LETTER_KEYS: Kept<boolean> = { key: STORAGE_KEYS.letterKeys, nothing: true, read: (text) => text !== 'false' };
