/** The id of a term on the guide page: "for-load", "1rm", "rx-plus". */
export const termAnchor = (term: string): string =>
  term
    .toLowerCase()
    .replace('+', ' plus')
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '');
