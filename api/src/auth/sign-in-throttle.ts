import { Injectable } from '@nestjs/common';
import { KEPT } from '@wod/domain';
import { AttemptCounts } from '../platform/throttle/attempt-counts.js';
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
    const networks = countedNetworks(address);
    // Networks first: one that has used up its attempts can't fill the memory with account names.
    for (const { network, times } of networks) await this.take(networkKey(network), FROM_NETWORK * times);
    const isAttacked = (await this.counts.count(accountKey(account))) >= ATTACK;
    const onAccount = isAttacked ? ON_ACCOUNT_IN_ATTACK : ON_ACCOUNT;
    for (const { network, times } of networks) await this.take(accountKey(account, network), onAccount * times);
    await this.counts.add(accountKey(account), WINDOW_SECONDS);
  }

  /** The attempt succeeded. */
  async succeeded({ account, address, knownBrowser }: SignInAttempt): Promise<void> {
    if (knownBrowser !== undefined) return this.counts.clear(browserKey(knownBrowser));
    const [own, ...wider] = countedNetworks(address) as [CountedNetwork, ...CountedNetwork[]];
    await this.counts.clear(accountKey(account, own.network));
    const taken = [
      networkKey(own.network), ...wider.flatMap(({ network }) => [networkKey(network), accountKey(account, network)]), accountKey(account),
    ];
    for (const key of taken) await this.counts.takeBack(key, WINDOW_SECONDS);
  }

  /**
   * Counts a guess at the current password by someone who is signed in.
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
    return this.counts.take(key, { count, seconds: WINDOW_SECONDS });
  }
}

const browserKey = (id: string) => `browser ${id}`;
const networkKey = (network: string) => `network ${network}`;
/** An account as tried from one network, or from everywhere. */
const accountKey = (account: string, network = 'everywhere') => `account ${network} ${account}`;
