let asked = 0;

/**
 * The same query to GET /api/wods or to the list page, spelled as no cache has seen it: with a search for different blanks each
 * time, which counts as none.
 * @param {string} path
 */
export function unseen(path) {
  asked += 1;
  const blanks = asked.toString(2).replaceAll('0', '%20').replaceAll('1', '%09');
  return `${path}${path.includes('?') ? '&' : '?'}search=${blanks}`;
}

/**
 * The same page at an address that no cache has seen: different characters of its last part are percent-encoded each time.
 * @param {string} path of a page with an id
 */
export function unseenPage(path) {
  asked += 1;
  const start = path.lastIndexOf('/') + 1;
  const spelled = [...path.slice(start)].map((character, index) => ((asked >> index) & 1 ? `%${character.charCodeAt(0).toString(16)}` : character));
  return path.slice(0, start) + spelled.join('');
}
