import { test as journey } from '../journey';
import { ADMIN, PASSWORD, USERNAME } from '../product/admin';

export const TOKEN_KEY = 'admin-token';

interface PanelFixtures {
  /** The token in the browser from the start. */
  token: string;
}

/**
 * A signed-in admin, with a product that only the panel's tests write to: other tests rely on the counts of a fresh
 * library.
 */
export const test = journey.extend<PanelFixtures>({
  environment: ADMIN,
  token: async ({ product }, provide) => provide(await signInByApi(product.address)),
  storageState: async ({ product, token }, provide) => {
    const origin = new URL(product.address).origin;
    await provide({ cookies: [], origins: [{ origin, localStorage: [{ name: TOKEN_KEY, value: token }] }] });
  },
});

/** A browser in which nobody has signed in. */
export const SIGNED_OUT = { cookies: [], origins: [] };

async function signInByApi(address: string): Promise<string> {
  const response = await fetch(`${address}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: USERNAME, password: PASSWORD }),
  });
  const { token } = (await response.json()) as { token: string };
  return token;
}

export { ADMIN, PASSWORD, USERNAME };
export { expect } from '../journey';
