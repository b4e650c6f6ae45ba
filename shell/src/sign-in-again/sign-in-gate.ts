import type { Transport } from '@wod/api-client';

/**
 * A transport by which nobody loses work when a token ends: on a 401 it asks whoever is signed in to sign in again, once for
 * all waiting requests, and then repeats them. Without a dialog on the page, when it is cancelled, or for a request of low priority, for
 * which nobody waits, the 401 is passed on.
 */
export class SignInGate {
  private readonly listeners = new Set<() => void>();
  private asking?: { answered: Promise<boolean>; answer: (signedIn: boolean) => void };
  private signIns = 0;

  constructor(
    /** the way past the gate, for the sign-in itself */
    readonly host: Transport,
    /** Anyone who isn't signed in has no work to lose; the page's guard handles that. */
    private readonly isSignedIn: () => boolean,
  ) {}

  readonly transport: Transport = async (path, init) => {
    const signIns = this.signIns;
    const response = await this.host(path, init);
    if (response.status !== 401 || path === '/auth/login' || init?.priority === 'low') return response;
    // A request sent before the sign-in and answered after it has nothing to ask.
    const again = signIns < this.signIns || (this.isSignedIn() && (await this.ask()));
    return again ? this.host(path, init) : response;
  };

  /** For the dialog: it is open while this is true. */
  readonly isAsking = () => this.asking !== undefined;

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => {
      this.listeners.delete(listener);
      if (this.listeners.size === 0) this.answer(false);
    };
  };

  /** The dialog's end: whether there is a new token now. */
  answer(signedIn: boolean) {
    if (signedIn) this.signIns += 1;
    const { asking } = this;
    this.asking = undefined;
    asking?.answer(signedIn);
    for (const listener of this.listeners) listener();
  }

  private ask(): Promise<boolean> {
    if (this.asking) return this.asking.answered;
    if (this.listeners.size === 0) return Promise.resolve(false);
    const { promise: answered, resolve: answer } = withResolvers<boolean>();
    this.asking = { answered, answer };
    for (const listener of this.listeners) listener();
    return answered;
  }
}

function withResolvers<T>() {
  let resolve!: (value: T) => void;
  const promise = new Promise<T>((settle) => (resolve = settle));
  return { promise, resolve };
}
