import { Button, Notice } from '@wod/ui';
import type { FormGuard } from './use-form-guard';

/** Says that the form holds what was typed before, and offers to give it up. */
export function RestoredNotice({ guard: { restored, dismissRestored, startOver } }: { guard: FormGuard }) {
  return (
    restored && (
      <Notice kind="good" actions={<Button onClick={startOver}>Discard it</Button>} onDismiss={dismissRestored}>
        {restored === 'signIn' ? 'Everything you typed before you were signed out is back.' : 'What you typed and didn’t save is back.'}
      </Notice>
    )
  );
}
