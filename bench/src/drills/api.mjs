/** Asks the api in JSON. @returns {Promise<any>} the answer @throws Error when it is not a success */
export async function send(origin, method, path, body, token) {
  const response = await fetch(`${origin}/api${path}`, {
    method,
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return response.json();
}

/** @returns {Promise<string>} the admin's token */
export const signIn = async (origin, password) => (await send(origin, 'POST', '/auth/login', { username: 'admin', password })).token;

/**
 * Waits for the first success.
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
