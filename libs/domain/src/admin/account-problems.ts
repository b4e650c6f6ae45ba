import { problemsOf } from '../field/rules.js';
import { LIMITS } from '../limits.js';
import { isBlank, isWellFormed } from '../text/text.js';
import type { Problem } from '../wire.js';

export interface Credentials {
  username: string;
  password: string;
}

export interface PasswordChange {
  currentPassword: string;
  newPassword: string;
  /** The new password again. It is never sent, so the api passes the new password. */
  confirmation: string;
}

/** All lone surrogates hash alike, so any would pass for any other. */
const wellFormed = (label: string, text: string): string | undefined =>
  isWellFormed(text) ? undefined : `${label} has a character that is not valid`;

/** Spec 5: what a sign-in lacks. */
export function loginProblems({ username, password }: Credentials): Problem[] {
  return problemsOf([
    ['username', isBlank(username) ? 'Username is required' : wellFormed('Username', username)],
    ['password', password ? wellFormed('Password', password) : 'Password is required'],
  ]);
}

/** Spec 5: what is wrong with a password change, the problem to show first. Passwords are not trimmed. */
export function passwordProblems(change: PasswordChange): Problem[] {
  const missing = (['currentPassword', 'newPassword', 'confirmation'] as const).find((field) => !change[field]);
  if (missing !== undefined) return [{ field: missing, message: 'All fields are required' }];
  const { currentPassword, newPassword, confirmation } = change;
  return problemsOf([
    ['currentPassword', wellFormed('Current password', currentPassword)],
    ['newPassword', wellFormed('New password', newPassword)],
    ['newPassword', newPassword.length < LIMITS.passwordMin ? `New password must be at least ${LIMITS.passwordMin} characters` : undefined],
    ['newPassword', newPassword.length > LIMITS.passwordMax ? `New password must be at most ${LIMITS.passwordMax} characters` : undefined],
    ['confirmation', newPassword !== confirmation ? 'New passwords do not match' : undefined],
  ]);
}
