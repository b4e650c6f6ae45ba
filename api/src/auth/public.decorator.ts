import { SetMetadata } from '@nestjs/common';

export const PUBLIC = 'wod:public';

/** Opens a route to everybody. Without it a route is for the signed-in admin. */
export const Public = () => SetMetadata(PUBLIC, true);
