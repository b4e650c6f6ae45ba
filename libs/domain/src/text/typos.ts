/**
 * How many letters have to be added, left out, changed or swapped with the next one to make one word of the other (the optimal
 * string alignment distance); more than `most` as soon as that is certain.
 */
export function typosBetween(one: string, other: string, most: number): number {
  let [before, last] = [[] as number[], Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let at = 1; at <= other.length; at += 1) {
      const isSame = one[row - 1] === other[at - 1];
      let typos = Math.min((last[at] as number) + 1, (current[at - 1] as number) + 1, (last[at - 1] as number) + (isSame ? 0 : 1));
      const isSwapped = row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1];
      if (isSwapped) typos = Math.min(typos, (before[at - 2] as number) + 1);
      current.push(typos);
    }
    if (Math.min(...current) > most && Math.min(...last) > most) return most + 1;
    [before, last] = [last, current];
  }
  return last[other.length] as number;
}
