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
    else if (open.recognisesAdmin) request.admin = await this.adminOrVisitor(request);
    return true;
  }

  /** @throws UnauthorizedException without a valid token */
  private async adminOf(request: FastifyRequest): Promise<AdminEntity> {
    const token = tokenOf(request);
    if (token === undefined) throw new UnauthorizedException('Please sign in first');
    return this.auth.adminOf(token);
  }

  /**
   * Where everybody may ask, a token that has ended is no reason to refuse to read. An admin who writes would not be who they think.
   * @throws UnauthorizedException for a write with a token that is not valid
   */
  private async adminOrVisitor(request: FastifyRequest): Promise<AdminEntity | undefined> {
    const token = tokenOf(request);
    if (token === undefined) return undefined;
    return isReading(request) ? this.auth.adminOf(token).catch(orNobody) : this.auth.adminOf(token);
  }
}

/** The token of a request's Authorization header. */
export function tokenOf({ headers }: FastifyRequest): string | undefined {
  return /^Bearer ([\w.~+/-]+=*)$/i.exec(headers.authorization ?? '')?.[1];
}

/** Whether a request only asks for something. */
export const isReading = ({ method }: FastifyRequest): boolean => method === 'GET' || method === 'HEAD';

function orNobody(failure: unknown): undefined {
  if (!(failure instanceof UnauthorizedException)) throw failure;
}
