/** With a capital letter in front: "for time" → "For time". */
export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
