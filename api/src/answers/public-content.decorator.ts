import { applyDecorators, Header } from '@nestjs/common';
import { Public } from '../auth/public.decorator.js';

/** Everybody may keep it, and asks before using it again whether it is still so. */
export const PUBLIC_CONTENT = 'public, no-cache';

/** What an answer is made of: sessions embed WODs, so it can be both. */
export type Content = 'library' | 'sessions';

/** An open route whose answer depends on nothing but its URL and the content. That of the library is kept as bytes. */
export const PublicContent = (content: Content = 'library') =>
  applyDecorators(Public(), Header('Cache-Control', PUBLIC_CONTENT), Header('x-content', content));
