import { Module } from '@nestjs/common';
import { Environment } from '../platform/environment/environment.js';
import { JWT_SECRET, jwtSecret } from './jwt-secret.js';

/** The key is read once: two readers at a first start would each generate one. */
@Module({ providers: [{ provide: JWT_SECRET, inject: [Environment], useFactory: jwtSecret }], exports: [JWT_SECRET] })
export class JwtSecretModule {}
