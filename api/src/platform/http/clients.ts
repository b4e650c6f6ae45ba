import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { type EndTurn, networkWithMost } from '@wod/serving';

/** A request that is being answered. */
export interface UnderWay {
  readonly response: ServerResponse;
  /** Ends its turn. */
  end: EndTurn;
  /** Its answer goes on for as long as its reader stays. */
  isStream: boolean;
}

/**
 * A connection and what is under way on it. It is empty once it has ended: V8 keeps what a collection has held for longer than it is in it
 * (docs/adr/0094).
 */
export interface Client {
  socket: Socket | undefined;
  /** That of its latest request; until one has come, that of the connection. */
  network: string;
  readonly underWay: UnderWay[];
  /** How many bytes had been taken when it was last looked at. */
  taken: number;
  /** Since when it has taken too little, by the steady clock in milliseconds, and how many bytes were waiting for it then. */
  slow: { readonly since: number; readonly bytes: number } | undefined;
}

export const newClient = (socket: Socket, network: string): Client => ({ socket, network, underWay: [], taken: 0, slow: undefined });

/**
 * Which connection is closed when a new one takes the last place: the oldest of the network that has most whose answer has not begun, or
 * else its oldest; the newcomer when no network has two.
 * @param clients by age, the oldest first
 * @returns undefined when there is room
 */
export function whichLeaves(clients: Iterable<Client>, newcomer: Client, room: number): Client | undefined {
  const others = [...clients].filter((client) => client !== newcomer && client.socket?.destroyed === false);
  if (others.length + 1 < room) return undefined;
  const most = networkWithMost(others, newcomer.network);
  const its = others.filter(({ network }) => network === most);
  return its.find(({ underWay }) => !underWay.some(({ response }) => response.headersSent)) ?? its[0] ?? newcomer;
}
