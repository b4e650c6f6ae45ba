/** A moment of a file, in ISO 8601; a spreadsheet may have written it in its own way. @returns undefined for what can't be read */
export function momentOf(text: string): string | undefined {
  const parts =
    /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{1,2}):(\d{2})(?::(\d{2})(\.\d{1,3})?)?Z?)?$/.exec(text) ??
    swapped(/^(\d{1,2})\.(\d{1,2})\.(\d{4})(?: (\d{1,2}):(\d{2})(?::(\d{2}))?)?$/.exec(text));
  if (!parts) return undefined;
  const [, year = '', month = '', day = '', hour = '0', minute = '00', second = '00', fraction = ''] = parts;
  const pad = (number: string) => number.padStart(2, '0');
  const iso = `${year}-${pad(month)}-${pad(day)}T${pad(hour)}:${minute}:${second}${fraction}Z`;
  return Number.isNaN(Date.parse(iso)) ? undefined : new Date(iso).toISOString();
}

/** Day, month and year of a date that is written that way round. */
const swapped = (parts: RegExpExecArray | null): (string | undefined)[] | null =>
  parts && [parts[0], parts[3], parts[2], parts[1], ...parts.slice(4)];
