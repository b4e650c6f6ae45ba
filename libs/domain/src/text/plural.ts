/** A number with its noun, for example "1 round" or "3 rounds". */
export function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
