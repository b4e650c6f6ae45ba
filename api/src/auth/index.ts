export { AdminEntity } from './admin.entity.js';
export type { AdminRequest, VisitorRequest } from './auth.guard.js';
export { AuthModule } from './auth.module.js';
export { EndedTokens } from './ended-tokens.js';
export { JwtSecretModule } from './jwt-secret.module.js';
export { JWT_SECRET } from './jwt-secret.js';
