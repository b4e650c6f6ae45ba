// What a process needs that answers visitors without being the api: none of it loads the api.
export { EnvironmentError, readEnvironment } from './environment/read-environment.js';
export { HttpServer, type HttpServerOptions } from './http/http-server.js';
export { requestId } from './http/request-id.js';
export { securityHeaders } from './http/security-headers.js';
export { visitorAddress } from './http/visitor-address.js';
export { serveMetrics } from './metrics/metrics-server.js';
export { runProcess } from './process/run-process.js';
