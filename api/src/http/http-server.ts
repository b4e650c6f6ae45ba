import { createServer, type RequestListener, type Server } from 'node:http';

/** Until a request's head is there, in milliseconds. */
const HEAD_MS = 10_000;
/** Until the whole request is there: bodies are a few kilobytes, at most one megabyte. */
const REQUEST_MS = 30_000;
/** How often that is looked after. */
const CHECK_MS = 1_000;
/** Without a byte in either direction; longer than any answer takes to make. */
const SILENCE_MS = 60_000;
/** Between two requests. The gateway's own limit is shorter: see deploy/nginx.conf. */
const IDLE_MS = 5_000;

/** A server whose slow and silent clients are let go, so that they don't pile up. */
export function httpServer(listener: RequestListener): Server {
  const limits = { headersTimeout: HEAD_MS, requestTimeout: REQUEST_MS, connectionsCheckingInterval: CHECK_MS, keepAliveTimeout: IDLE_MS };
  return createServer(limits, listener).setTimeout(SILENCE_MS);
}
