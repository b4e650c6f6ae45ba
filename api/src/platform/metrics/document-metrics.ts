import { Histogram, type Registry } from 'prom-client';

/** An answer of a document server. */
interface Answered {
  /** The route of a page; none for files, redirects and refusals. */
  readonly route: string;
  /** Where it came from. */
  readonly source: string;
  readonly status: number;
  /** How long it took to make. */
  readonly seconds: number;
}

/**
 * Measures what a document server answers. It is here so that a process that is the api too loads the metrics' package once: it is in the
 * api's bundle.
 * @returns what to call with every answer
 */
export function measureDocuments(registry: Registry): (answered: Answered) => void {
  const answers = new Histogram({
    name: 'wod_document_request_duration_seconds',
    help: 'Requests for pages and files and how long it took to make the answer, by the route of the page and where it came from',
    labelNames: ['route', 'source', 'status'],
    buckets: [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  return ({ seconds, ...labels }) => answers.observe(labels, seconds);
}
