import * as testing from '@wod/testing/product';
import { temporaryFolder } from '@wod/testing/temporary-folder';
import { copyCatalogue } from './catalogue';

export interface Product {
  /** where it answers, without a slash at the end */
  readonly address: string;
  close(): Promise<void>;
}

export type Environment = Readonly<Record<string, string>>;

/** The base of the visitors' addresses: not the address the tests talk to, as behind a proxy. */
export const SITE_ORIGIN = 'https://wod.example';
export const SITE_NAME = 'WOD Inspiration';
export const CONTACT = 'coach@wod.example';

/**
 * Starts the built product on a free port, with the full catalogue in a fresh embedded database.
 * @param environment variables in addition to those every product has
 */
export async function startProduct(environment: Environment = {}): Promise<Product> {
  const dataDir = temporaryFolder();
  if (environment.SEED === undefined) await copyCatalogue(dataDir);
  const product = await testing.Product.start({
    dataDir,
    settings: { SITE_ORIGIN, SITE_NAME, LEGAL_CONTACT: CONTACT, LOG_LEVEL: 'error', ...environment },
  });
  return { address: product.origin, close: () => product.stop() };
}
