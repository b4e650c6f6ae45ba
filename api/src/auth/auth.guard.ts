import { type CanActivate, type ExecutionContext, Injectable, UnauthorizedException } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import type { AdminEntity } from './admin.entity.js';
import { AuthService } from './auth.service.js';
import { PUBLIC } from './public.decorator.js';

/** A request of the signed-in admin. */
export interface AdminRequest extends FastifyRequest {
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
    if (this.reflector.getAllAndOverride<boolean>(PUBLIC, [context.getHandler(), context.getClass()])) return true;
    const request = context.switchToHttp().getRequest<AdminRequest>();
    const [, token] = /^Bearer ([\w.~+/-]+=*)$/i.exec(request.headers.authorization ?? '') ?? [];
    if (token === undefined) throw new UnauthorizedException('Please sign in first');
    request.admin = await this.auth.adminOf(token);
    return true;
  }
}
