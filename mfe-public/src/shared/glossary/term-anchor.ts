/** The id of a term on the page of the guide: "for-load", "1rm", "rx-plus". */
export const termAnchor = (term: string): string => term.toLowerCase().replace('+', ' plus').replace(/[^a-z\d]+/g, '-').replace(/^-|-$/g, '');
