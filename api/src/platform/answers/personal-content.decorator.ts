import { applyDecorators, Header } from '@nestjs/common';
import { Public } from '../http/public.decorator.js';

/** Only the requester may keep it, and must revalidate before reusing it. */
export const PERSONAL_CONTENT = 'private, no-cache';

/** An open route whose answer also depends on who asks. It is made for each request and never kept. */
export const PersonalContent = () =>
  applyDecorators(Public({ recognisesAdmin: true }), Header('Cache-Control', PERSONAL_CONTENT), Header('Vary', 'cookie, authorization'));
