import { type CanActivate, type ExecutionContext, ForbiddenException, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { isReading, type VisitorRequest } from './auth.guard.js';

/** A page of this site, or the visitor's own address bar. */
const OWN: readonly unknown[] = ['same-origin', 'none'];

/**
 * Keeps pages of elsewhere from acting by a visitor's cookie, which browsers send along from another port of the same host too. A
 * request of theirs can be neither JSON nor carry a token without asking first, which nobody is allowed, and no page can make up
 * Sec-Fetch-Site. It guards every route: none that acts can be forgotten. Nothing is done by GET.
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
