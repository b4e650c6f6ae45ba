import { createAdminClient, failureText } from '@wod/api-client';
import { useSession } from '@wod/platform';
import { Button, Dialog, DialogActions, Field } from '@wod/ui';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import styles from './sign-in-again.module.css';
import type { SignInGate } from './sign-in-gate';

/** Asks for the password when a token has ended. */
export function SignInDialog({ gate }: { gate: SignInGate }) {
  const { state } = useSession();
  return (
    <Dialog open title="Please sign in again" onCancel={() => gate.answer(false)}>
      <SignInAgainForm gate={gate} username={state.status === 'signedIn' ? state.admin.username : ''} />
    </Dialog>
  );
}

function SignInAgainForm({ gate, username }: { gate: SignInGate; username: string }) {
  const session = useSession();
  const [password, setPassword] = useState('');
  const [sending, setSending] = useState(false);
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);

  // The dialog would give the focus to its first field, which is filled in already.
  useEffect(() => field.current?.focus(), []);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setError(undefined);
    setSending(true);
    try {
      const answer = await createAdminClient(gate.host).signIn(username, password);
      session.signIn(answer.token, answer.admin);
      gate.answer(true);
    } catch (failure) {
      setError(failureText(failure, 'Login failed'));
      setSending(false);
      field.current?.focus();
    }
  };

  return (
    <form className={styles.form} onSubmit={submit}>
      <p>Your session has ended. Nothing you typed is lost: sign in and continue.</p>
      <Field label="Username">{(control) => <input {...control} name="username" autoComplete="username" value={username} readOnly />}</Field>
      <Field label="Password" error={error}>
        {(control) => (
          <input
            {...control}
            ref={field}
            type="password"
            name="password"
            autoComplete="current-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
            required
          />
        )}
      </Field>
      <DialogActions>
        <Button onClick={() => gate.answer(false)}>Cancel</Button>
        <Button type="submit" variant="primary" disabled={sending}>
          {sending ? 'Signing in...' : 'Sign in'}
        </Button>
      </DialogActions>
    </form>
  );
}
