/** Digits in groups of three with the same separator throughout, and up to two decimals after a different one. */
const GROUPED = /^(?<sign>[+\-−]?)(?<whole>[1-9]\d{0,2}([,.\s'’])\d{3}(?:\3\d{3})*)(?:(?!\3)[.,](?<decimals>\d{0,2}))?$/;
const PLAIN = /^(?<sign>[+\-−]?)(?<whole>\d*)(?:[.,](?<decimals>\d{0,2}))?$/;

/**
 * The number that was typed: with a comma or a point before its decimals, and with commas, points, spaces or apostrophes between
 * thousands. Three digits after a single separator are thousands: "1,000" and "1.000" are 1000, "42,5" is 42.5.
 * @returns undefined for nothing; NaN, which breaks every rule, for anything that isn't a number or is ambiguous, such as "1e3" or "1,0000"
 */
export function typedNumber(text: string): number | undefined {
  const trimmed = text.trim();
  if (trimmed === '') return undefined;
  const { sign = '', whole = '', decimals = '' } = (GROUPED.exec(trimmed) ?? PLAIN.exec(trimmed))?.groups ?? {};
  return Number(`${sign.replace('−', '-')}${whole.replace(/\D/g, '')}.${decimals}`);
}
