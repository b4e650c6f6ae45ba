import { useState, type ReactNode } from 'react';
import { Button } from '../button/button';

export interface CopyButtonProps {
  /** What the button says. */
  children: ReactNode;
  /** Writes what is copied. */
  text: () => string;
  /** Said afterwards: "Link copied". */
  done: string;
}

/** Copies a text and says so; where the browser refuses, it shows the text selected, to be copied by hand. */
export function CopyButton({ children, text, done }: CopyButtonProps) {
  const [message, setMessage] = useState('');
  const [byHand, setByHand] = useState<string>();

  async function copy() {
    const copied = text();
    try {
      await navigator.clipboard.writeText(copied);
      setMessage(done);
      setByHand(undefined);
    } catch {
      setMessage('Copy the selected text');
      setByHand(copied);
    }
  }

  return (
    <>
      <Button onClick={() => void copy()}>{children}</Button>
      <span role="status">{message}</span>
      {byHand !== undefined && (
        <textarea readOnly autoFocus rows={6} cols={28} value={byHand} aria-label="To copy" onFocus={({ target }) => target.select()} />
      )}
    </>
  );
}
