let asked = 0;

/**
 * The same question to GET /api/wods in a spelling that no cache has seen: with a search for nothing, written in other
 * blanks each time. A search of blanks counts as none.
 * @param {string} path
 */
export function unseen(path) {
  asked += 1;
  const blanks = asked.toString(2).replaceAll('0', '%20').replaceAll('1', '%09');
  return `${path}${path.includes('?') ? '&' : '?'}search=${blanks}`;
}

/** The same page at an address that no cache has seen. @param {string} path */
export function unseenPage(path) {
  asked += 1;
  return `${path}?unseen=${asked}`;
}
