import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { KEPT } from '@wod/domain';
import { AttemptCounts, type AttemptLimit } from '../platform/throttle/attempt-counts.js';
import { type CountedNetwork, countedNetworks } from '../platform/throttle/counted-networks.js';

const WINDOW_SECONDS = KEPT.signInCountMinutes * 60;
/** Attempts on one account from the narrowest network, or from one browser that has signed in before. Wider networks get more. */
const ON_ACCOUNT = 10;
/** Attempts from the narrowest network on any accounts. */
const FROM_NETWORK = 50;
/** This many attempts on one account from everywhere are an attack… */
const ATTACK = 100;
/** …during which each network gets fewer attempts. */
const ON_ACCOUNT_IN_ATTACK = 3;

/** An attempt to sign in to an account. */
export interface SignInAttempt {
  /** The normalised username, so that another spelling gives no extra attempts. */
  account: string;
  address: string;
  /** The id of a browser that has signed in to this account before. */
  knownBrowser: string | undefined;
}

/**
 * Limits how often a password can be guessed without ever shutting the admin out: attempts are counted per network, so others
 * can't use up the admin's own, and also for the wider networks around it, so that changing addresses gains little;
 * an attack from many networks leaves each of them fewer attempts, but some;
 * and a browser that has signed in before has its own attempts, even when it shares the attacker's network or proxy.
 * An attempt is counted before its password is checked, so that parallel ones don't slip through; a successful one is taken
 * back.
 */
@Injectable()
export class SignInThrottle {
  constructor(private readonly counts: AttemptCounts) {}

  /** @throws TooManyAttemptsException when it is one too many */
  async count({ account, address, knownBrowser }: SignInAttempt): Promise<void> {
    if (knownBrowser !== undefined) return this.take(browserKey(knownBrowser), ON_ACCOUNT);
    const isAttacked = (await this.counts.count(everywhereKey(account))) >= ATTACK;
    const onAccount = limitOf(isAttacked ? ON_ACCOUNT_IN_ATTACK : ON_ACCOUNT);
    const keyOf = (network: string) => accountKey(account, network);
    await this.counts.assertLeft(address, keyOf, onAccount);
    // Networks first: one that has used up its attempts can't fill the memory with account names.
    await this.counts.takeFrom(address, networkKey, limitOf(FROM_NETWORK));
    await this.counts.takeFrom(address, keyOf, onAccount);
    await this.counts.add(everywhereKey(account), WINDOW_SECONDS);
  }

  /** The attempt succeeded. */
  async succeeded({ account, address, knownBrowser }: SignInAttempt): Promise<void> {
    if (knownBrowser !== undefined) return this.counts.clear(browserKey(knownBrowser));
    const [own, ...wider] = countedNetworks(address) as [CountedNetwork, ...CountedNetwork[]];
    await this.counts.clear(accountKey(account, own.network));
    const taken = [
      networkKey(own.network),
      ...wider.flatMap(({ network }) => [networkKey(network), accountKey(account, network)]),
      everywhereKey(account),
    ];
    for (const key of taken) await this.counts.takeBack(key, WINDOW_SECONDS);
  }

  /**
   * Counts a guess at the current password by someone who is signed in: by sign-in, since whoever has stolen one must not use up the
   * admin's own.
   * @param signIn tells it from others
   * @throws TooManyAttemptsException when it is one too many
   */
  countPasswordChange(signIn: string): Promise<void> {
    return this.take(passwordKey(signIn), ON_ACCOUNT);
  }

  /** The current password was right. */
  passwordChanged(signIn: string): Promise<void> {
    return this.counts.clear(passwordKey(signIn));
  }

  private take(key: string, count: number): Promise<void> {
    return this.counts.take(key, limitOf(count));
  }
}

const browserKey = (id: string) => `browser ${id}`;
const networkKey = (network: string) => `network ${network}`;
const passwordKey = (signIn: string) => `password ${signIn}`;
/** An account as tried from one network. */
const accountKey = (account: string, network: string) => `account ${network} ${account}`;
/**
 * An account as tried from everywhere: one of 4,096 counts, which memory always has room for, however many names are made up. Two accounts
 * with the same one are attacked together, which anybody can do to each of them anyway.
 */
const everywhereKey = (account: string) => `everywhere ${createHash('sha256').update(account).digest('hex').slice(0, 3)}`;

const limitOf = (count: number): AttemptLimit => ({ count, seconds: WINDOW_SECONDS });
