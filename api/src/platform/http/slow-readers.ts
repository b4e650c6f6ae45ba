import type { Client } from './clients.js';

/** How much a reader takes between two looks, in bytes. */
const TAKEN = 32 * 1024;
/** How long a reader may take less, in milliseconds, and how much longer for each byte that waits for it: 64 kbit/s. */
const PATIENCE_MS = 30_000;
const MS_PER_BYTE = 1 / 8;
/** What an answer takes besides its bytes, with its request: a connection may have several under way. */
const ANSWER_BYTES = 4096;
/** What may wait for the slow readers of one network, and of all, in bytes. */
const OF_NETWORK = 16 * 1024 * 1024;
const OF_ALL = 64 * 1024 * 1024;

interface Slow {
  readonly client: Client;
  readonly bytes: number;
  readonly since: number;
}

/**
 * Which connections are closed because their readers take too little of what was made for them: after a time, and from the second look
 * those that have been slow for longest when too much waits. To be called regularly.
 * @param now by the steady clock, in milliseconds
 */
export function slowReaders(clients: Iterable<Client>, now: number): Client[] {
  const slow = [...clients]
    .flatMap((client) => slowness(client, now) ?? [])
    .filter(({ since }) => since < now)
    .sort((one, other) => one.since - other.since);
  const late = slow.filter(({ client, since }) => now - since > PATIENCE_MS + (client.slow?.bytes ?? 0) * MS_PER_BYTE);
  const waiting = new Map<string, number>();
  for (const { client, bytes } of slow) waiting.set(client.network, (waiting.get(client.network) ?? 0) + bytes);
  let all = [...waiting.values()].reduce((sum, bytes) => sum + bytes, 0);
  const closed = new Set<Client>();
  const close = ({ client, bytes }: Slow) => {
    closed.add(client);
    waiting.set(client.network, (waiting.get(client.network) ?? 0) - bytes);
    all -= bytes;
  };
  for (const each of late) close(each);
  const rest = slow.filter(({ client }) => !closed.has(client));
  for (const each of rest) if ((waiting.get(each.client.network) ?? 0) > OF_NETWORK) close(each);
  while (all > OF_ALL) {
    const [most] = [...waiting].reduce((one, other) => (other[1] > one[1] ? other : one));
    const longest = rest.find(({ client }) => client.network === most && !closed.has(client));
    if (!longest) break;
    close(longest);
  }
  return [...closed];
}

/** @returns undefined for a reader who takes enough, or for whom nothing waits */
function slowness(client: Client, now: number): Slow | undefined {
  const { socket, underWay } = client;
  if (!socket || socket.destroyed) return undefined;
  const unread = underWay.reduce((sum, { response }) => sum + response.writableLength, 0);
  const bytes = unread + underWay.length * ANSWER_BYTES;
  const taken = socket.bytesWritten - socket.writableLength;
  const isSlow = unread > 0 && taken - client.taken < TAKEN;
  client.taken = taken;
  client.slow = isSlow ? (client.slow ?? { since: now, bytes }) : undefined;
  return client.slow && { client, bytes, since: client.slow.since };
}
