/**
 * What leaves when there is no room for one more of a network: the oldest of the network that has most; the newcomer's own where no
 * other has more.
 * @param taken by age, the oldest first; not empty
 */
export function whatLeaves<Taken extends { readonly network: string }>(taken: readonly Taken[], network: string): Taken {
  const counts = new Map<string, number>([[network, 1]]);
  for (const each of taken) counts.set(each.network, (counts.get(each.network) ?? 0) + 1);
  const [largest] = [...counts].reduce((most, each) => (each[1] > most[1] ? each : most));
  return taken.find((each) => each.network === largest) ?? (taken[0] as Taken);
}
