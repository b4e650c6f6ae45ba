import 'reflect-metadata';

export { createApi, type Api, type ApiOptions } from './create-api.js';
export { Environment, type LogLevel, type SiteInfo } from './environment/environment.js';
export { EnvironmentError, readEnvironment } from './environment/read-environment.js';
