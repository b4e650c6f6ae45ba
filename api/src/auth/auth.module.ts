import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { JwtModule } from '@nestjs/jwt';
import { PassportModule } from '@nestjs/passport';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ChangeLogModule } from '../change-log/index.js';
import { ThrottleModule } from '../platform/throttle/throttle.module.js';
import { AdminEntity } from './admin.entity.js';
import { AuthController } from './auth.controller.js';
import { JwtAuthGuard } from './auth.guard.js';
import { AuthService } from './auth.service.js';
import { EndedTokenEntity } from './ended-token.entity.js';
import { EndedTokens } from './ended-tokens.js';
import { FirstAdmin } from './first-admin.js';
import { JwtStrategy } from './jwt.strategy.js';
import { JWT_SECRET, signingKey } from './jwt-secret.js';
import { JwtSecretModule } from './jwt-secret.module.js';
import { KnownBrowsers } from './known-browsers.js';
import { SameOriginGuard } from './same-origin.guard.js';
import { SignInThrottle } from './sign-in-throttle.js';

@Module({
  imports: [
    ChangeLogModule,
    ThrottleModule,
    JwtSecretModule,
    JwtModule.registerAsync({
      imports: [JwtSecretModule],
      inject: [JWT_SECRET],
      useFactory: (secret: string) => {
        const key = signingKey(secret);
        return { secretOrKeyProvider: () => key, verifyOptions: { algorithms: ['HS256'] } };
      },
    }),
    PassportModule.register({ property: 'admin' }),
    TypeOrmModule.forFeature([AdminEntity, EndedTokenEntity]),
  ],
  controllers: [AuthController],
  providers: [
    AuthService,
    EndedTokens,
    FirstAdmin,
    JwtStrategy,
    KnownBrowsers,
    SignInThrottle,
    // In this order: an admin identified by a token needs no further proof.
    { provide: APP_GUARD, useClass: JwtAuthGuard },
    { provide: APP_GUARD, useClass: SameOriginGuard },
  ],
  exports: [EndedTokens],
})
export class AuthModule {}
