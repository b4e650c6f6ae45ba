import { ApiError, failureText } from '@wod/api-client';
import { LIMITS, passwordProblems, type PasswordChange } from '@wod/domain';
import { useSession } from '@wod/platform';
import { Button, Field, Notice } from '@wod/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useAdminApi } from '../admin-api';
import form from '../shared/form/form.module.css';
import { problemResolver, showProblems } from '../shared/form/problems';

const resolver = problemResolver<PasswordChange>(passwordProblems);
const empty: PasswordChange = { currentPassword: '', newPassword: '', confirmation: '' };

/** The change signs out every other browser; this one continues with the new token. */
export function PasswordForm() {
  const api = useAdminApi();
  const session = useSession();
  const [result, setResult] = useState<{ kind: 'good' | 'bad'; text: string }>();
  const { register, handleSubmit, reset, setError, formState } = useForm<PasswordChange>({
    resolver,
    defaultValues: empty,
    reValidateMode: 'onSubmit',
  });
  const { errors, isSubmitting } = formState;
  const { state } = session;

  const change = handleSubmit(
    async ({ currentPassword, newPassword }) => {
      setResult(undefined);
      try {
        const { token } = await api.changePassword(currentPassword, newPassword);
        if (state.status === 'signedIn') session.signIn(token, state.admin);
        reset(empty);
        setResult({ kind: 'good', text: 'Password changed successfully!' });
      } catch (error) {
        // Problems shown at a field need not be repeated.
        if (error instanceof ApiError && error.details.length > 0) showProblems(setError, error.details);
        else setResult({ kind: 'bad', text: failureText(error, 'Failed to change password') });
      }
    },
    () => setResult(undefined),
  );

  return (
    <form className={form.form} onSubmit={change} noValidate>
      {result && (
        <Notice kind={result.kind} onDismiss={() => setResult(undefined)}>
          {result.text}
        </Notice>
      )}
      {state.status === 'signedIn' && <input hidden readOnly autoComplete="username" value={state.admin.username} />}
      <Field label="Current password" error={errors.currentPassword?.message}>
        {(field) => <input {...field} {...register('currentPassword')} type="password" autoComplete="current-password" required />}
      </Field>
      <Field label="New password" hint={`At least ${LIMITS.passwordMin} characters.`} error={errors.newPassword?.message}>
        {(field) => <input {...field} {...register('newPassword')} type="password" autoComplete="new-password" required />}
      </Field>
      <Field label="Confirm new password" error={errors.confirmation?.message}>
        {(field) => <input {...field} {...register('confirmation')} type="password" autoComplete="new-password" required />}
      </Field>
      <div className={form.actions}>
        <Button type="submit" variant="primary" disabled={isSubmitting}>
          {isSubmitting ? 'Changing...' : 'Change password'}
        </Button>
      </div>
    </form>
  );
}
