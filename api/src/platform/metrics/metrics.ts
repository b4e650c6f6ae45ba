import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { AnswerCache } from '../answers/answer-cache.js';
import type { PoolUse } from '../database/pool.js';
import type { Handled } from '../http/request-log.js';
import type { AttemptCounts } from '../throttle/attempt-counts.js';

/** From a cached answer to one that waits for the database, in seconds. */
const BUCKETS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** The sources of the figures. */
export interface Measured {
  library: { readonly version: number; readonly size: number; readonly sessions: { readonly size: number } };
  watch: { readonly age: number };
  cache: AnswerCache;
  throttle: AttemptCounts;
  /** undefined for the embedded database, which has no pool. */
  pool: PoolUse | undefined;
}

/** What Prometheus scrapes: figures of this process, our own with names starting with `wod_`. */
export class Metrics {
  readonly registry = new Registry();
  private readonly requests = new Histogram({
    name: 'wod_http_request_duration_seconds',
    help: 'Requests to the api and how long they took',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [this.registry],
  });

  /** Until there is a read model, its age is that of the process: a start that waits for its database is noticed too. */
  private ageOfLibrary = () => process.uptime();

  constructor() {
    collectDefaultMetrics({ register: this.registry });
    this.gauge('wod_read_model_age_seconds', 'Since the read model was last known to be what the database holds', () => this.ageOfLibrary());
  }

  /** Counts a request by its route template: visitors can make up any number of paths. */
  handled({ method, route = 'none', status, ms }: Handled): void {
    this.requests.observe({ method, route, status }, ms / 1000);
  }

  /** Reads these on every scrape. */
  measure({ library, watch, cache, throttle, pool }: Measured): void {
    this.gauge('wod_read_model_version', 'Content version of the read model', () => library.version);
    this.ageOfLibrary = () => watch.age;
    this.gauge('wod_read_model_wods', 'WODs in the read model', () => library.size);
    this.gauge('wod_read_model_sessions', 'Training sessions in the read model', () => library.sessions.size);
    this.counter('wod_answer_cache_hits_total', 'Answers that were sent from memory', () => cache.counts.hits);
    this.counter('wod_answer_cache_misses_total', 'Answers that had to be made', () => cache.counts.misses);
    this.throttled(throttle.refusals);
    if (!pool) return;
    this.gauge('wod_database_connections_used', 'Connections to the database that are at work', () => pool.used);
    this.gauge('wod_database_connections_open', 'Connections to the database', () => pool.open);
    this.gauge('wod_database_requests_waiting', 'Requests that wait for a connection to the database', () => pool.waiting);
  }

  private gauge(name: string, help: string, value: () => number): void {
    new Gauge({
      name,
      help,
      registers: [this.registry],
      collect() {
        this.set(value());
      },
    });
  }

  private counter(name: string, help: string, value: () => number): void {
    new Counter({
      name,
      help,
      registers: [this.registry],
      collect() {
        this.reset();
        this.inc(value());
      },
    });
  }

  private throttled(refusals: ReadonlyMap<string, number>): void {
    new Counter({
      name: 'wod_throttle_refusals_total',
      help: 'What was refused because there was too much of it',
      labelNames: ['what'],
      registers: [this.registry],
      collect() {
        this.reset();
        for (const [what, count] of refusals) this.inc({ what }, count);
      },
    });
  }
}
