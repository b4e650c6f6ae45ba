export * from './admin-client';
export * from './api-client';
export { newKey } from './creating';
export * from './http';
export * from './session-client';
