import { Injectable } from '@nestjs/common';
import { AttemptCounts } from '../throttle/attempt-counts.js';
import { networkOf } from '../throttle/network-of.js';

const WINDOW_MS = 15 * 60 * 1000;
/** Attempts on one account from one network, or from one browser that has signed in before. */
const ON_ACCOUNT = 10;
/** Attempts from one network on whatever accounts. */
const FROM_NETWORK = 50;
/** So many attempts on one account from everywhere are an attack… */
const ATTACK = 100;
/** …in which each network has fewer attempts. */
const ON_ACCOUNT_IN_ATTACK = 3;

/** Who tries to sign in to which account. */
export interface SignInAttempt {
  /** The normalised username, so that no spelling gives further attempts. */
  account: string;
  address: string;
  /** The id of a browser that has signed in to this account before. */
  knownBrowser: string | undefined;
}

/**
 * Bounds how often a password can be guessed, and never shuts the admin out: attempts are counted for each network, so what
 * others do does not use up the admin's own; an attack from many networks leaves every one of them fewer attempts, but some;
 * and a browser that has signed in before has attempts of its own, also when it shares the attacker's network or proxy.
 * An attempt is counted before its password is looked at, so that parallel ones don't slip through, and a success is taken
 * back.
 */
@Injectable()
export class SignInThrottle {
  constructor(private readonly counts: AttemptCounts) {}

  /** @throws TooManyAttemptsException when it is one too many */
  async count(attempt: SignInAttempt): Promise<void> {
    const { onAccount, fromNetwork, account } = keysOf(attempt);
    if (attempt.knownBrowser !== undefined) return this.take(onAccount, ON_ACCOUNT);
    // First the network: one that has used up its attempts can't fill the memory with the names of accounts.
    await this.take(fromNetwork, FROM_NETWORK);
    const isAttacked = (await this.counts.count(account)) >= ATTACK;
    await this.take(onAccount, isAttacked ? ON_ACCOUNT_IN_ATTACK : ON_ACCOUNT);
    await this.counts.add(account, WINDOW_MS);
  }

  /** The attempt was right. */
  async succeeded(attempt: SignInAttempt): Promise<void> {
    const { onAccount, fromNetwork, account } = keysOf(attempt);
    await this.counts.clear(onAccount);
    if (attempt.knownBrowser !== undefined) return;
    await this.counts.takeBack(fromNetwork);
    await this.counts.takeBack(account);
  }

  /**
   * Counts a try at the current password by someone who is signed in.
   * @throws TooManyAttemptsException when it is one too many
   */
  countPasswordChange(adminId: string): Promise<void> {
    return this.take(`password ${adminId}`, ON_ACCOUNT);
  }

  /** The current password was right. */
  passwordChanged(adminId: string): Promise<void> {
    return this.counts.clear(`password ${adminId}`);
  }

  private take(key: string, count: number): Promise<void> {
    return this.counts.take(key, { count, windowMs: WINDOW_MS });
  }
}

function keysOf({ account, address, knownBrowser }: SignInAttempt) {
  const network = networkOf(address);
  return {
    onAccount: knownBrowser === undefined ? `account ${network} ${account}` : `browser ${knownBrowser}`,
    fromNetwork: `network ${network}`,
    account: `account ${account}`,
  };
}
