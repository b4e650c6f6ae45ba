import { failureText } from '@wod/api-client';
import { loginProblems, type Credentials } from '@wod/domain';
import { useLocation, useNavigate, useSession, type SessionState } from '@wod/platform';
import { Board, Button, Field, Notice } from '@wod/ui';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useAdminApi } from '../admin-api';
import { pageMeta } from '../page-meta';
import form from '../shared/form/form.module.css';
import { useKeptDrafts } from '../shared/form/kept-drafts';
import { problemResolver } from '../shared/form/problems';
import styles from './login-page.module.css';
import { returnPath } from './return-path';

export const meta = pageMeta('Admin Login');

const resolver = problemResolver<Credentials>(loginProblems);

export function Page() {
  const api = useAdminApi();
  const session = useSession();
  const drafts = useKeptDrafts();
  const [failure, setFailure] = useState<string>();
  const { register, handleSubmit, setFocus, formState } = useForm<Credentials>({
    resolver,
    defaultValues: { username: '', password: '' },
    reValidateMode: 'onSubmit',
  });
  const { errors, isSubmitting } = formState;
  useLeaveWhenSignedIn(session.state);

  const signIn = handleSubmit(async ({ username, password }) => {
    setFailure(undefined);
    try {
      const { token, admin } = await api.signIn(username.trim(), password);
      session.signIn(token, admin);
    } catch (error) {
      setFailure(failureText(error, 'Login failed'));
      setFocus('password', { shouldSelect: true });
    }
  });

  return (
    <Board as="section" className={styles.board} aria-labelledby="login-title">
      <h1 id="login-title">Admin Login</h1>
      {drafts.size > 0 && <p>Your unsaved changes are kept in this tab. Sign in to continue with them.</p>}
      <form className={form.form} onSubmit={signIn} noValidate>
        {failure && <Notice kind="bad">{failure}</Notice>}
        <Field label="Username" error={errors.username?.message}>
          {(field) => <input {...field} {...register('username')} autoComplete="username" autoCapitalize="none" spellCheck={false} required />}
        </Field>
        <Field label="Password" error={errors.password?.message}>
          {(field) => <input {...field} {...register('password')} type="password" autoComplete="current-password" required />}
        </Field>
        <Button type="submit" variant="primary" disabled={isSubmitting}>
          {isSubmitting ? 'Signing in...' : 'Sign in'}
        </Button>
      </form>
    </Board>
  );
}

/** Leaves the page if the visitor is already signed in, or as soon as they are. */
function useLeaveWhenSignedIn({ status }: SessionState) {
  const { state } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (status === 'signedIn') void navigate(returnPath(state), { replace: true });
  }, [status, state, navigate]);
}
