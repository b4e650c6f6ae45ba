import { Button } from '@wod/ui';
import { createContext, useCallback, useContext, useState, type ReactNode } from 'react';
import { Dialog, DialogActions } from '../dialog/dialog';

export interface Confirmation {
  title: string;
  text: ReactNode;
  /** What the button that goes on says, for example "Delete". */
  action: string;
  /** Whether it takes something away. */
  danger?: boolean;
}

type Confirm = (confirmation: Confirmation) => Promise<boolean>;

const ConfirmContext = createContext<Confirm | undefined>(undefined);

/**
 * Asks before something is done: `if (await confirm({ title, text, action })) …`. Cancel has the focus first.
 * @throws Error outside of the panel
 */
export function useConfirm(): Confirm {
  const confirm = useContext(ConfirmContext);
  if (!confirm) throw new Error('useConfirm needs a ConfirmProvider.');
  return confirm;
}

interface Question extends Confirmation {
  answer: (yes: boolean) => void;
}

export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [question, setQuestion] = useState<Question>();
  const confirm = useCallback<Confirm>(
    (confirmation) => new Promise((answer) => setQuestion({ ...confirmation, answer })),
    [],
  );
  const answer = (yes: boolean) => {
    question?.answer(yes);
    setQuestion(undefined);
  };
  return (
    <ConfirmContext value={confirm}>
      {children}
      <Dialog open={question !== undefined} title={question?.title ?? ''} onCancel={() => answer(false)}>
        <p>{question?.text}</p>
        <DialogActions>
          <Button onClick={() => answer(false)}>Cancel</Button>
          <Button variant={question?.danger ? 'danger' : 'primary'} onClick={() => answer(true)}>{question?.action}</Button>
        </DialogActions>
      </Dialog>
    </ConfirmContext>
  );
}
