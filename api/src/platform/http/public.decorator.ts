import { SetMetadata } from '@nestjs/common';

export const PUBLIC = 'wod:public';

/** How far a route is open. */
export interface PublicRoute {
  /** Whether the admin, who may more there, is recognised by the token. Otherwise a token is not even looked at. */
  recognisesAdmin: boolean;
}

/** Opens a route to everybody. Without it a route is for the signed-in admin. */
export const Public = (route: PublicRoute = { recognisesAdmin: false }) => SetMetadata(PUBLIC, route);
