import { Button, Notice } from '@wod/ui';
import type { ReactNode } from 'react';
import type { Saving } from './use-save';

/**
 * Why a form was not saved. After a newer save from elsewhere, nothing typed is lost unless its author chooses so; nor is it where there is
 * nothing left to be saved to.
 */
export function SaveRefusal({ saving: { message, stale, asNew } }: { saving: Pick<Saving, 'message' | 'stale' | 'asNew'> }) {
  if (message === undefined) return null;
  if (!stale) {
    return (
      <Focusable>
        <Notice kind="bad" actions={asNew && <Button onClick={asNew.save}>{asNew.label}</Button>}>
          {message}
        </Notice>
      </Focusable>
    );
  }
  const actions = (
    <>
      <Button onClick={stale.keepEditing}>Keep editing</Button>
      <Button onClick={stale.loadNewer}>Load the newer version</Button>
    </>
  );
  return (
    <Focusable>
      <Notice kind="bad" actions={actions}>
        <p>
          <strong>{message}</strong>
        </p>
        <p>What you typed is still here: keep editing and save again to replace the newer version, or load it instead.</p>
      </Notice>
    </Focusable>
  );
}

/** It gets the focus, and so comes into view, when no field is to blame. */
const Focusable = ({ children }: { children: ReactNode }) => (
  <div tabIndex={-1} data-refusal>
    {children}
  </div>
);
