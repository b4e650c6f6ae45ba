import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { JwtModule } from '@nestjs/jwt';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ChangeLogModule } from '../change-log/change-log.module.js';
import { Environment } from '../environment/environment.js';
import { ThrottleModule } from '../throttle/throttle.module.js';
import { AdminEntity } from './admin.entity.js';
import { AuthController } from './auth.controller.js';
import { AuthGuard } from './auth.guard.js';
import { AuthService } from './auth.service.js';
import { EndedTokenEntity } from './ended-token.entity.js';
import { EndedTokens } from './ended-tokens.js';
import { FirstAdmin } from './first-admin.js';
import { jwtSecret } from './jwt-secret.js';
import { KnownBrowsers } from './known-browsers.js';
import { SameOriginGuard } from './same-origin.guard.js';
import { SignInThrottle } from './sign-in-throttle.js';

@Module({
  imports: [
    ChangeLogModule,
    ThrottleModule,
    JwtModule.registerAsync({
      inject: [Environment],
      useFactory: async (environment: Environment) => ({
        secret: await jwtSecret(environment),
        verifyOptions: { algorithms: ['HS256'] },
      }),
    }),
    TypeOrmModule.forFeature([AdminEntity, EndedTokenEntity]),
  ],
  controllers: [AuthController],
  providers: [
    AuthService, EndedTokens, FirstAdmin, KnownBrowsers, SignInThrottle,
    // In this order: who is the admin by a token needs no further proof.
    { provide: APP_GUARD, useClass: AuthGuard }, { provide: APP_GUARD, useClass: SameOriginGuard },
  ],
  exports: [EndedTokens],
})
export class AuthModule {}
