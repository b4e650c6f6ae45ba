import { applyDecorators, Header } from '@nestjs/common';
import { Public } from '../http/public.decorator.js';

/** Only who asked may keep it, and asks before using it again whether it is still so. */
export const PERSONAL_CONTENT = 'private, no-cache';

/** An open route whose answer depends on who asks too. It is made anew each time, and never kept for somebody else. */
export const PersonalContent = () => applyDecorators(
  Public({ recognisesAdmin: true }),
  Header('Cache-Control', PERSONAL_CONTENT),
  Header('Vary', 'cookie, authorization'),
);
