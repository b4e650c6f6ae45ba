interface Taken {
  readonly network: string;
}

/**
 * Which network has most when one more of a network is added; that one where no other has more.
 * @param taken the places, each of a network
 */
export function networkWithMost(taken: Iterable<Taken>, network: string): string {
  const counts = new Map<string, number>([[network, 1]]);
  for (const each of taken) counts.set(each.network, (counts.get(each.network) ?? 0) + 1);
  const [largest] = [...counts].reduce((most, each) => (each[1] > most[1] ? each : most));
  return largest;
}

/**
 * What leaves when there is no room for one more of a network: the oldest of the network that has most; the newcomer's own where no
 * other has more.
 * @param taken by age, the oldest first; not empty
 */
export function whatLeaves<Place extends Taken>(taken: readonly Place[], network: string): Place {
  const largest = networkWithMost(taken, network);
  return taken.find((each) => each.network === largest) ?? (taken[0] as Place);
}
