export * from './go-back';
export * from './host';
export * from './meta';
export * from './router';
export * from './session';
export * from './site';
export * from './unsaved-changes';
export * from './version';
