import { Notice } from '@wod/ui';
import type { FormGuard } from './use-form-guard';

/** Says that the form holds what was typed before the sign-in ended. */
export function RestoredNotice({ guard: { restored, dismissRestored } }: { guard: FormGuard }) {
  return restored && <Notice kind="good" onDismiss={dismissRestored}>Everything you typed before you were signed out is back.</Notice>;
}
