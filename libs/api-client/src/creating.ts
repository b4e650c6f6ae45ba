import { ApiError, sendJson, type Transport } from './http';

/** What was sent without a certain answer, with its Idempotency-Key. */
interface Unanswered {
  body: string;
  key: string;
}

/** Creates what a form holds. Throws ApiError. */
export type Create = <Made>(path: string, input: object, key?: string) => Promise<Made>;

/**
 * Creates nothing twice: the same input sent again because no answer came has the same key, by which the server recognises it.
 * Anything else, and the same input after a success or a refusal, is a new one. Who keeps a key itself says which.
 */
export function creating(transport: Transport): Create {
  const unanswered = new Map<string, Unanswered>();
  return async <Made>(path: string, input: object, key?: string) => {
    const body = JSON.stringify(input);
    const known = unanswered.get(path);
    const sent = known?.body === body && key === undefined ? known : { body, key: key ?? newKey() };
    unanswered.set(path, sent);
    const answered = () => {
      if (unanswered.get(path) === sent) unanswered.delete(path);
    };
    try {
      const made = await sendJson<Made>(transport, 'POST', path, input, { 'idempotency-key': sent.key });
      answered();
      return made;
    } catch (error) {
      if (error instanceof ApiError && error.status >= 400 && error.status < 500) answered();
      throw error;
    }
  };
}

/** A new Idempotency-Key: a uuid. Without https browsers have no `randomUUID`. */
export function newKey(): string {
  const hex = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
