import { type CanActivate, type ExecutionContext, Injectable, UnauthorizedException } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import passport from 'passport';
import { PUBLIC, type PublicRoute } from '../platform/http/public.decorator.js';
import type { AdminEntity } from './admin.entity.js';
import { SIGN_IN_ENDED } from './auth.service.js';
import { JwtStrategy, type TokenClaims, tokenOf } from './jwt.strategy.js';

/** A request by anybody, possibly the signed-in admin. */
export interface VisitorRequest extends FastifyRequest {
  admin?: AdminEntity;
}

/** A request by the signed-in admin. */
export interface AdminRequest extends VisitorRequest {
  admin: AdminEntity;
  authInfo: TokenClaims;
}

/** Guards every route that is not marked as public. */
@Injectable()
export class JwtAuthGuard extends AuthGuard('jwt') {
  constructor(
    private readonly reflector: Reflector,
    private readonly strategy: JwtStrategy,
  ) {
    super();
  }

  override canActivate(context: ExecutionContext): ReturnType<CanActivate['canActivate']> {
    const open = this.openness(context);
    const isAnonymous = open && !(open.recognisesAdmin && tokenOf(this.requestOf(context)) !== null);
    return isAnonymous || super.canActivate(context);
  }

  /** passport keeps one strategy per name for the whole process, which may run several applications. Each uses its own. */
  override getRequest(context: ExecutionContext): FastifyRequest {
    passport.use(this.strategy);
    return this.requestOf(context);
  }

  /**
   * On open routes an ended token doesn't prevent reading. It does prevent writing: the admin would unknowingly do so as a stranger.
   * @throws UnauthorizedException without a valid token
   */
  override handleRequest<Admin>(failure: Error | null, admin: Admin | false, _info: unknown, context: ExecutionContext): Admin | undefined {
    if (failure) throw failure;
    if (admin) return admin;
    const request = this.requestOf(context);
    if (tokenOf(request) === null) throw new UnauthorizedException('Please sign in first');
    if (this.openness(context) && isReading(request)) return undefined;
    throw new UnauthorizedException(SIGN_IN_ENDED);
  }

  private openness(context: ExecutionContext): PublicRoute | undefined {
    return this.reflector.getAllAndOverride<PublicRoute | undefined>(PUBLIC, [context.getHandler(), context.getClass()]);
  }

  private requestOf(context: ExecutionContext): FastifyRequest {
    return context.switchToHttp().getRequest<FastifyRequest>();
  }
}

/** Whether a request only reads. */
export const isReading = ({ method }: FastifyRequest): boolean => method === 'GET' || method === 'HEAD';
