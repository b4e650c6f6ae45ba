import { readLibrary, type Library } from './library';
import { startProduct, type Environment, type Product } from './product';

/** How many run at a time: the one of most tests, the one of a folder and the one of a file. */
const MOST = 3;

interface Running {
  readonly product: Promise<Product>;
  library?: Promise<Library>;
}

/** The products of one worker, each started when it is first asked for. One too many ends the one that was asked for longest ago. */
export class Products {
  readonly #running = new Map<Environment, Running>();

  /** @param environment its variables; another object is another product, even with the same variables in it */
  async product(environment: Environment): Promise<Product> {
    return (await this.#of(environment)).product;
  }

  /** The library as it was when it was first asked for. */
  async library(environment: Environment): Promise<Library> {
    const running = await this.#of(environment);
    running.library ??= running.product.then(({ address }) => readLibrary(address));
    return running.library;
  }

  async close(): Promise<void> {
    await Promise.all([...this.#running.keys()].map((environment) => this.#end(environment)));
  }

  async #of(environment: Environment): Promise<Running> {
    const running = this.#running.get(environment) ?? { product: startProduct(environment) };
    this.#running.delete(environment);
    this.#running.set(environment, running);
    const [oldest] = this.#running.keys();
    if (this.#running.size > MOST && oldest !== undefined) await this.#end(oldest);
    return running;
  }

  async #end(environment: Environment): Promise<void> {
    const running = this.#running.get(environment);
    this.#running.delete(environment);
    await (await running?.product)?.close();
  }
}
