/** A number with its noun, for example "1 round" or "3 rounds". */
export function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** With a capital letter in front: "for time" → "For time". */
export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
