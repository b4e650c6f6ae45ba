import { createContext, useCallback, useContext, useState, type ReactNode } from 'react';
import { Button } from '../button/button';
import { Dialog, DialogActions } from './dialog';

export interface Confirmation {
  title: string;
  text: ReactNode;
  /** What else is good to know, below it. */
  note?: ReactNode;
  /** The label of the button that goes ahead, for example "Delete". */
  action: string;
  /** Whether it removes something. */
  danger?: boolean;
}

/** Asks whether what was typed may be discarded. */
export const LEAVE_QUESTION: Confirmation = {
  title: 'Leave without saving?',
  text: 'Your changes are not saved yet.',
  action: 'Discard changes',
  danger: true,
};

type Confirm = (confirmation: Confirmation) => Promise<boolean>;

const ConfirmContext = createContext<Confirm | undefined>(undefined);

/**
 * Asks before something is done: `if (await confirm({ title, text, action })) …`. Cancel has the initial focus.
 * @throws Error outside of a ConfirmProvider
 */
export function useConfirm(): Confirm {
  const confirm = useContext(ConfirmContext);
  if (!confirm) throw new Error('useConfirm needs a ConfirmProvider.');
  return confirm;
}

interface Question extends Confirmation {
  answer: (yes: boolean) => void;
}

/** Shows what `useConfirm` asks. */
export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [question, setQuestion] = useState<Question>();
  const confirm = useCallback<Confirm>((confirmation) => new Promise((answer) => setQuestion({ ...confirmation, answer })), []);
  const answer = (yes: boolean) => {
    question?.answer(yes);
    setQuestion(undefined);
  };
  return (
    <ConfirmContext value={confirm}>
      {children}
      <Dialog open={question !== undefined} title={question?.title ?? ''} onCancel={() => answer(false)}>
        <p>{question?.text}</p>
        {question?.note && <p>{question.note}</p>}
        <DialogActions>
          <Button onClick={() => answer(false)}>Cancel</Button>
          <Button variant={question?.danger ? 'danger' : 'primary'} onClick={() => answer(true)}>
            {question?.action}
          </Button>
        </DialogActions>
      </Dialog>
    </ConfirmContext>
  );
}
