import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ContentVersion } from '@wod/domain';

/** What documents are made of, in this process or in another. */
export interface PageApi {
  /** Answers a request as the api over HTTP would; the path is relative to /api. */
  request(path: string, init?: RequestInit): Promise<Pick<Response, 'ok' | 'status' | 'headers' | 'json' | 'text' | 'blob'>>;
  /** Changes with each kind of content; an api of the previous version has one for everything. */
  contentVersion(): ContentVersion | string | Promise<ContentVersion | string>;
}

/** An api that answers visitors too. */
export interface DocumentApi extends PageApi {
  /** Answers a visitor's request to anything under /api. */
  handle(request: IncomingMessage, response: ServerResponse): void;
  close(): Promise<void>;
}
