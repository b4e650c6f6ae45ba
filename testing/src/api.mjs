// Calls to the api, as a visitor or an admin.

/** An admin client's JSON request. @param {string} method @param {unknown} [body] @param {string} [token] the admin's @returns {RequestInit} */
export const json = (method, body, token) => ({
  method,
  body: JSON.stringify(body),
  headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...(token && { authorization: `Bearer ${token}` }) },
});

/**
 * Calls the api with JSON.
 * @template Answer
 * @param {string} origin @param {string} method @param {string} path below /api @param {unknown} [body] @param {string} [token]
 * @returns {Promise<Answer>} undefined when there is no content
 * @throws Error when the call fails
 */
export async function send(origin, method, path, body, token) {
  const response = await fetch(`${origin}/api${path}`, json(method, body, token));
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return /** @type {Answer} */ (response.status === 204 ? undefined : await response.json());
}

/** @param {string} origin @param {string} password @returns {Promise<string>} the admin's token */
export async function signIn(origin, password) {
  /** @type {{ token: string }} */
  const { token } = await send(origin, 'POST', '/auth/login', { username: 'admin', password });
  return token;
}

/** The newest WODs' ids. @param {string} origin @param {number} count @returns {Promise<string[]>} */
export async function wodIds(origin, count) {
  /** @type {{ wods: { id: string }[] }} */
  const { wods } = await send(origin, 'GET', `/wods?limit=${count}`);
  return wods.map(({ id }) => id);
}

/**
 * All WODs of a library, page by page.
 * @template Wod
 * @param {string} origin @param {string} [query] which ones: `&search=run`
 * @returns {Promise<Wod[]>}
 */
export async function allWods(origin, query = '') {
  /** @type {Wod[]} */
  const found = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    /** @type {{ wods: Wod[], pagination: { pages: number } }} */
    const answer = await send(origin, 'GET', `/wods?limit=1000&page=${page}${query}`);
    pages = answer.pagination.pages;
    found.push(...answer.wods);
  }
  return found;
}

/**
 * Waits until the URL answers with success.
 * @param {string} url
 * @param {(response: Response) => boolean} [isEnough] what counts as one
 * @returns {Promise<void>}
 */
export async function untilAnswers(url, isEnough = ({ ok }) => ok) {
  for (;;) {
    const response = await fetch(url).catch(() => undefined);
    await response?.arrayBuffer();
    if (response && isEnough(response)) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
