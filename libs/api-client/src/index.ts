export * from './admin-client';
export * from './api-client';
export * from './http';
export * from './session-client';
