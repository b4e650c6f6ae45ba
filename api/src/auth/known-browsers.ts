import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { COOKIES } from '@wod/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Environment } from '../platform/environment/environment.js';
import { cookieOf, giveCookie, hasCookie, type SiteCookie } from '../platform/http/site-cookies.js';
import { usernameKey } from './username-key.js';

const COOKIE: SiteCookie = { ...COOKIES.knownBrowser, path: '/api/auth', sameSite: 'strict' };

interface Claims {
  sub: string;
  jti: string;
}

/**
 * Remembers in a cookie that a browser has signed in to an account, so that strangers guessing passwords can't use up its
 * attempts. It grants no access, only a separate count.
 */
@Injectable()
export class KnownBrowsers {
  constructor(
    private readonly jwt: JwtService,
    private readonly environment: Environment,
  ) {}

  /** The id of the browser, if it has signed in to the account before. */
  async idOf(request: FastifyRequest, username: string | undefined): Promise<string | undefined> {
    const token = cookieOf(request, COOKIE);
    if (token === undefined || username === undefined) return undefined;
    const claims = await this.jwt.verifyAsync<Claims>(token, { audience: COOKIE.name }).catch(() => undefined);
    return claims?.sub === usernameKey(username) ? claims.jti : undefined;
  }

  /** Makes a browser known unless it already is; one known by an older cookie name keeps its id. */
  async remember(reply: FastifyReply, username: string, known: string | undefined): Promise<void> {
    const { site } = this.environment;
    if (known !== undefined && hasCookie(reply.request, COOKIE, site)) return;
    const token = await this.jwt.signAsync(
      {},
      {
        subject: usernameKey(username),
        audience: COOKIE.name,
        jwtid: known ?? randomUUID(),
        expiresIn: `${COOKIE.days}d`,
      },
    );
    giveCookie(reply, COOKIE, token, site);
  }
}
