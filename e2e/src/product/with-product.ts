import { test as base } from '@playwright/test';
import { readLibrary, type Library } from './library';
import { startProduct, type Product } from './product';

/** Tests against a running product without a browser; each worker has its own product. */
export const test = base.extend<object, { product: Product; library: Library }>({
  product: [
    async ({}, provide) => {
      const product = await startProduct();
      await provide(product);
      await product.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  library: [async ({ product }, provide) => provide(await readLibrary(product.address)), { scope: 'worker' }],
  baseURL: async ({ product }, provide) => provide(product.address),
});

export { expect } from '@playwright/test';
