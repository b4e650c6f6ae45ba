import { ApiError } from '@wod/api-client';

/** Spec 8: "the server's error field, else …". */
export function failureText(error: unknown, fallback: string): string {
  return error instanceof ApiError && error.fromServer ? error.message : fallback;
}
