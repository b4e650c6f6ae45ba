import { test as base } from '@playwright/test';
import { readLibrary, type Library } from './library';
import { startProduct, type Environment, type Product } from './product';

interface ProductFixtures {
  /** Environment variables the product is started with. Tests with different ones get a product of their own. */
  environment: Environment;
  product: Product;
  library: Library;
}

/** Tests against a running product without a browser; each worker has its own product. */
export const test = base.extend<object, ProductFixtures>({
  environment: [{}, { scope: 'worker', option: true }],
  product: [
    async ({ environment }, provide) => {
      const product = await startProduct(environment);
      await provide(product);
      await product.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  library: [async ({ product }, provide) => provide(await readLibrary(product.address)), { scope: 'worker' }],
  baseURL: async ({ product }, provide) => provide(product.address),
});

export { expect } from '@playwright/test';
