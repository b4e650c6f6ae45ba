import type { FastifyInstance } from 'fastify';

/** Knows which methods a path has, to tell "method not allowed" from "not found". */
export class AllowedMethods {
  private readonly routes: { method: string; segments: string[] }[] = [];

  /** Must be called before the routes are registered. */
  watch(fastify: FastifyInstance): void {
    fastify.addHook('onRoute', ({ method, url }) => {
      for (const name of [method].flat()) this.routes.push({ method: name, segments: url.split('/') });
    });
  }

  of(url: string): string[] {
    const asked = (url.split('?', 1)[0] ?? '').split('/');
    const fits = ({ segments }: { segments: string[] }) =>
      segments.length === asked.length &&
      segments.every((segment, index) => segment === asked[index] || (segment.startsWith(':') && asked[index] !== ''));
    return [...new Set(this.routes.filter(fits).map((route) => route.method))].sort();
  }
}
