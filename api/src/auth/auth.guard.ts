import { type CanActivate, type ExecutionContext, Injectable, UnauthorizedException } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import type { AdminEntity } from './admin.entity.js';
import { AuthService } from './auth.service.js';
import { PUBLIC, type PublicRoute } from './public.decorator.js';

/** A request of anybody, who may be the signed-in admin. */
export interface VisitorRequest extends FastifyRequest {
  admin?: AdminEntity;
}

/** A request of the signed-in admin. */
export interface AdminRequest extends VisitorRequest {
  admin: AdminEntity;
}

/** Guards every route that is not marked as public. */
@Injectable()
export class AuthGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly auth: AuthService,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const open = this.reflector.getAllAndOverride<PublicRoute | undefined>(PUBLIC, [context.getHandler(), context.getClass()]);
    const request = context.switchToHttp().getRequest<VisitorRequest>();
    if (!open) request.admin = await this.adminOf(request);
    else if (open.recognisesAdmin) request.admin = await this.adminOf(request).catch(orNobody);
    return true;
  }

  /** @throws UnauthorizedException without a valid token */
  private async adminOf({ headers }: FastifyRequest): Promise<AdminEntity> {
    const [, token] = /^Bearer ([\w.~+/-]+=*)$/i.exec(headers.authorization ?? '') ?? [];
    if (token === undefined) throw new UnauthorizedException('Please sign in first');
    return this.auth.adminOf(token);
  }
}

/** Where everybody may ask, a token that has ended is no reason to refuse. */
function orNobody(failure: unknown): undefined {
  if (!(failure instanceof UnauthorizedException)) throw failure;
}
