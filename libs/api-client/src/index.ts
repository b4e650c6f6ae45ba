export * from './api-client';
export * from './http';
