import { test as base } from '@playwright/test';
import type { Library } from './library';
import type { Environment, Product } from './product';
import { Products } from './products';

interface ProductFixtures {
  /** Environment variables the product is started with. Tests with another object get a product of their own. */
  environment: Environment;
  product: Product;
  library: Library;
}

/** Tests against a running product without a browser; each worker has its own products. */
export const test = base.extend<ProductFixtures, { products: Products }>({
  products: [
    async ({}, provide) => {
      const products = new Products();
      await provide(products);
      await products.close();
    },
    { scope: 'worker' },
  ],
  environment: {},
  product: async ({ products, environment }, provide) => provide(await products.product(environment)),
  library: async ({ products, environment }, provide) => provide(await products.library(environment)),
  baseURL: async ({ product }, provide) => provide(product.address),
});

export { expect } from '@playwright/test';
