import { applyDecorators, Header } from '@nestjs/common';
import { Public } from '../auth/public.decorator.js';

/** Everybody may keep it, and asks before using it again whether it is still so. */
export const PUBLIC_CONTENT = 'public, no-cache';

/** An open route whose answer depends on nothing but its URL and the content, so that it is kept as bytes. */
export const PublicContent = () => applyDecorators(Public(), Header('Cache-Control', PUBLIC_CONTENT));
