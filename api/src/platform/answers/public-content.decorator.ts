import { applyDecorators, Header, SetMetadata } from '@nestjs/common';
import { Public } from '../http/public.decorator.js';
import { type Content, CONTENT_HEADER } from './freshness.js';

/** Everybody may keep it, and asks before using it again whether it is still so. */
export const PUBLIC_CONTENT = 'public, no-cache';

/** Marks a route whose answers are kept. */
export const PUBLIC_ROUTE = 'wod:public-content';

/**
 * An open route whose answer depends on nothing but its URL and the content, so that it is kept as bytes. It may take of a request the
 * DTO of its query, its path, and the address to bill the work to (`AnswerKeys`).
 */
export const PublicContent = (content: Content = 'library') =>
  applyDecorators(Public(), SetMetadata(PUBLIC_ROUTE, content), Header('Cache-Control', PUBLIC_CONTENT), Header(CONTENT_HEADER, content));
