import { type CanActivate, type ExecutionContext, ForbiddenException, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { isReading, type VisitorRequest } from './auth.guard.js';

/** A page of this site, or the visitor's own address bar. */
const OWN: readonly unknown[] = ['same-origin', 'none'];

/**
 * Keeps pages of other sites from acting through a visitor's cookie, which browsers send even from another port of the same host.
 * Their requests can't be JSON or carry a token without a preflight, which no site passes, and no page can forge Sec-Fetch-Site.
 * It guards every route, so none that changes something can be forgotten. Nothing is changed by GET.
 */
@Injectable()
export class SameOriginGuard implements CanActivate {
  /** @throws ForbiddenException */
  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<VisitorRequest>();
    if (isReading(request) || request.admin || isOwn(request)) return true;
    throw new ForbiddenException('This can only be done from the pages of this site');
  }
}

function isOwn({ headers }: FastifyRequest): boolean {
  return OWN.includes(headers['sec-fetch-site']) || headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase() === 'application/json';
}
