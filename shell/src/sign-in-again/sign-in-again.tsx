import { useSession } from '@wod/platform';
import '@wod/ui/dialog/dialog.module.css';
import '@wod/ui/field/field.module.css';
import { useEffect, useState, useSyncExternalStore } from 'react';
import './sign-in-again.module.css';
import type { SignInGate } from './sign-in-gate';

const load = () => import(/* webpackChunkName: "sign-in-again" */ './sign-in-dialog');

/**
 * The dialog of the gate: it covers whatever page there is, so nothing that was typed there is lost. Its code comes as soon as somebody is
 * signed in.
 */
export function SignInAgain({ gate }: { gate: SignInGate }) {
  const { state } = useSession();
  const [code, setCode] = useState<Awaited<ReturnType<typeof load>>>();
  const asking = useSyncExternalStore(gate.subscribe, gate.isAsking, gate.isAsking);
  const wanted = asking || state.status === 'signedIn';

  useEffect(() => {
    if (wanted && !code) load().then(setCode, () => gate.answer(false));
  }, [wanted, asking, code, gate]);

  // The server's page has no dialog in it.
  return asking && code ? <code.SignInDialog gate={gate} /> : null;
}
