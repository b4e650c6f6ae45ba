import { createHmac, hkdfSync } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { networksOf, widestNetworkOf } from '@wod/serving';
import { JWT_SECRET } from '../auth/index.js';

/** The columns that store networks, narrowest first, as `networksOf` lists them. */
export const NETWORK_COLUMNS = ['network', 'widerNetwork', 'widestNetwork'] as const;

/** The networks that a session was created from, or null. */
export type SessionNetworks = Record<(typeof NETWORK_COLUMNS)[number], string | null>;

export const NO_NETWORKS: SessionNetworks = { network: null, widerNetwork: null, widestNetwork: null };

/** 128 bits in base64url. */
export const NETWORK_LENGTH = 22;
const KEY_BYTES = 32;

/**
 * Names the networks of an address so that they can be told apart but not read back: hashed with a key derived from
 * JWT_SECRET. With another secret the names differ, and earlier sessions count for no network.
 */
@Injectable()
export class NetworkNames {
  private readonly key: Buffer;

  constructor(@Inject(JWT_SECRET) secret: string) {
    this.key = keyOf(secret);
  }

  /** All of its networks: an IPv4 address has only two, so its `widestNetwork` is null. */
  of(address: string): SessionNetworks {
    const names = networksOf(address).map((network) => this.nameOf(network));
    return Object.fromEntries(NETWORK_COLUMNS.map((column, index) => [column, names[index] ?? null])) as SessionNetworks;
  }

  /** The widest one that it has. */
  widest(address: string): string {
    return this.nameOf(widestNetworkOf(address));
  }

  private nameOf(network: string): string {
    return createHmac('sha256', this.key).update(network).digest('base64url').slice(0, NETWORK_LENGTH);
  }
}

const keyOf = (secret: string): Buffer => Buffer.from(hkdfSync('sha256', secret, '', 'networks of training sessions', KEY_BYTES));
