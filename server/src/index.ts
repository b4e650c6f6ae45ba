export { closeOnSignal } from './close-on-signal.js';
export type { DocumentApi, PageApi } from './document-api.js';
export { farApi } from './far-api.js';
export { listen, type Listening, type ListenOptions } from './listen.js';
export { liveShell, type Answered, type PageListener, type ShellOptions } from './live-shell.js';
