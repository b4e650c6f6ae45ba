import './heap.js';
import './next-tick.js';
import 'reflect-metadata';

export { createApi, type Api, type ApiOptions } from './api.js';
export { AccountError, resetPassword } from './auth/reset-password.js';
export { backup, restore, type BackupCounts, type Holdings } from './backup/backup.js';
export { BackupError } from './backup/backup-format.js';
export { type CatalogueChanges, updateCatalogue, UpdateError } from './imports/catalogue-update.js';
export { Environment, type LogLevel, type SiteInfo } from './platform/environment/environment.js';
export { EnvironmentError, readEnvironment } from './platform/environment/read-environment.js';
export { HttpServer } from './platform/http/http-server.js';
export { tryToListen } from './platform/http/listen-problem.js';
export { requestId } from './platform/http/request-id.js';
export { securityHeaders } from './platform/http/security-headers.js';
export { visitorAddress } from './platform/http/visitor-address.js';
export { measureDocuments } from './platform/metrics/document-metrics.js';
export { ProcessLog } from './platform/process/process-log.js';
export { runProcess } from './platform/process/run-process.js';
