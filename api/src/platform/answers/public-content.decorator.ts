import { applyDecorators, Header, SetMetadata } from '@nestjs/common';
import { Public } from '../http/public.decorator.js';
import { type Content, CONTENT_HEADER } from './freshness.js';

/** Anyone may keep it, and must revalidate before reusing it. */
export const PUBLIC_CONTENT = 'public, no-cache';

/** Marks a route whose answers are kept. */
export const PUBLIC_ROUTE = 'wod:public-content';

/**
 * An open route whose answer depends only on its URL and the content, so that it is kept as bytes. It may read the
 * DTO of the request's query, its path, and the address charged for the work (`AnswerKeys`).
 */
export const PublicContent = (content: Content = 'library') =>
  applyDecorators(
    Public(),
    SetMetadata(PUBLIC_ROUTE, content),
    Header('Cache-Control', PUBLIC_CONTENT),
    Header(CONTENT_HEADER, content),
    // The library is for any site to read.
    ...(content === 'library' ? [Header('Access-Control-Allow-Origin', '*')] : []),
  );
