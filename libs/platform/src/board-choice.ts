import { type BoardChoice, USUAL_CHOICE } from '@wod/domain';
import { createContext, useContext } from 'react';

/** How the reader wants to see boards, and how to change that where the host remembers it. */
export interface ReaderChoice extends BoardChoice {
  readonly change?: ChoiceChange;
}

export interface ChoiceChange {
  /** Where a form sends a choice without JavaScript: fields `unit` and `level`. It redirects back to the page. */
  readonly action: string;
  /** Applies it everywhere at once, and remembers it on this device. */
  to(part: Partial<BoardChoice>): void;
}

const ChoiceContext = createContext<ReaderChoice>(USUAL_CHOICE);

export const ReaderChoiceProvider = ChoiceContext.Provider;

/** The reader's choice; in a host that has none, the usual one with no way to change it. */
export const useReaderChoice = (): ReaderChoice => useContext(ChoiceContext);
