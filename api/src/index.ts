import './heap.js';
import 'reflect-metadata';

export { AccountError, resetPassword } from './auth/reset-password.js';
export { backup, restore, type BackupCounts, type Holdings } from './backup/backup.js';
export { BackupError } from './backup/backup-format.js';
export { createApi, type Api, type ApiOptions } from './create-api.js';
export { Environment, type LogLevel, type SiteInfo } from './environment/environment.js';
export { EnvironmentError, readEnvironment } from './environment/read-environment.js';
export { HttpServer } from './http/http-server.js';
export { requestId } from './http/request-id.js';
export { securityHeaders } from './http/security-headers.js';
export { visitorAddress } from './http/visitor-address.js';
export { passwordSentence } from './process/password-sentence.js';
export { ProcessLog } from './process/process-log.js';
export { runProcess } from './process/run-process.js';
