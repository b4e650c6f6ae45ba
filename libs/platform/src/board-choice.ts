import { type BoardChoice, USUAL_CHOICE } from '@wod/domain';
import { createContext, useContext } from 'react';

/** How the reader wants to see boards, and how that is changed where the host remembers it. */
export interface ReaderChoice extends BoardChoice {
  readonly change?: ChoiceChange;
}

export interface ChoiceChange {
  /** Where a form sends a choice without JavaScript: fields `unit` and `level`. It leads back to the page. */
  readonly action: string;
  /** Shows it at once everywhere, and remembers it on this device. */
  to(part: Partial<BoardChoice>): void;
}

const ChoiceContext = createContext<ReaderChoice>(USUAL_CHOICE);

export const ReaderChoiceProvider = ChoiceContext.Provider;

/** The reader's choice; the usual one, without a way to change it, in a host that knows of none. */
export const useReaderChoice = (): ReaderChoice => useContext(ChoiceContext);
