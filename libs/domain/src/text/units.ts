/** A text whose numbers stay on one line with their units: "20 min", "10 s", "14 lb". */
export const withUnitsKept = (text: string): string => text.replace(/ (?=(s|min|kg|lb|m|cal)\b)/g, '\xa0');
