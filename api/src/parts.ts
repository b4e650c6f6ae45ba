// For a process that serves visitors without being the api: nothing here loads the api.
export { isWebAddress } from './platform/environment/addresses.js';
export { EnvironmentError, readEnvironment } from './platform/environment/read-environment.js';
export { HttpServer, type HttpServerOptions } from './platform/http/http-server.js';
export { requestId } from './platform/http/request-id.js';
export { securityHeaders } from './platform/http/security-headers.js';
export { visitorAddress } from './platform/http/visitor-address.js';
export { measureDocuments } from './platform/metrics/document-metrics.js';
export { serveMetrics } from './platform/metrics/metrics-server.js';
export { runProcess } from './platform/process/run-process.js';
