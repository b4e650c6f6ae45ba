/** A site's origin, such as https://wod.example.org, without a path. */
export function isOrigin(text: string): boolean {
  return /^https?:\/\/[^\s/?#@]+$/.test(text) && URL.canParse(text);
}

/** An address of the web without a user, a password or a fragment. */
export function isWebAddress(text: string): boolean {
  return /^https?:\/\/[^\s/?#@][^\s#@]*$/.test(text) && URL.canParse(text);
}

/** A database of a MySQL server. Its drivers understand different things by what may follow, so nothing may. */
export function isDatabaseAddress(text: string): boolean {
  return /^mysql:\/\/[^\s/]+\/[^\s/?#]+$/.test(text) && isServerAddress(text);
}

/** A Redis server, and possibly the number of a database on it. */
export function isRedisAddress(text: string): boolean {
  return /^rediss?:\/\/[^\s/]+(\/\d+)?$/.test(text) && isServerAddress(text);
}

/** Whether an address names a server, and whatever is escaped in it can be read. */
function isServerAddress(text: string): boolean {
  try {
    const { hostname, username, password, pathname, search, hash } = new URL(text);
    for (const part of [username, password, pathname]) decodeURIComponent(part);
    return hostname !== '' && search === '' && hash === '';
  } catch {
    return false;
  }
}
