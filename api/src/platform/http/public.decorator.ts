import { SetMetadata } from '@nestjs/common';

export const PUBLIC = 'wod:public';

/** How open a route is. */
export interface PublicRoute {
  /** Whether the admin, who may do more there, is recognised by the token. Otherwise tokens are ignored. */
  recognisesAdmin: boolean;
}

/** Opens a route to everyone. Without it a route is only for the signed-in admin. */
export const Public = (route: PublicRoute = { recognisesAdmin: false }) => SetMetadata(PUBLIC, route);
