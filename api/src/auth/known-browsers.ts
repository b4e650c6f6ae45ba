import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import type { FastifyRequest } from 'fastify';
import { Environment } from '../environment/environment.js';
import { usernameKey } from './username-key.js';

const COOKIE = 'known-browser';
const LIFE_SECONDS = 180 * 24 * 60 * 60;

interface Claims {
  sub: string;
  aud: string;
  jti: string;
}

/**
 * Remembers in a cookie that a browser has signed in to an account, so that strangers who try passwords can't use up its
 * attempts. It is no key: it only counts apart.
 */
@Injectable()
export class KnownBrowsers {
  constructor(
    private readonly jwt: JwtService,
    private readonly environment: Environment,
  ) {}

  /** The id of the browser, when it has signed in to the account before. */
  async idOf({ headers }: FastifyRequest, username: string | undefined): Promise<string | undefined> {
    const [, token] = new RegExp(`(?:^|;\\s*)${COOKIE}=([\\w.-]+)`).exec(headers.cookie ?? '') ?? [];
    if (token === undefined || username === undefined) return undefined;
    const claims = await this.jwt.verifyAsync<Claims>(token, { audience: COOKIE }).catch(() => undefined);
    return claims?.sub === usernameKey(username) ? claims.jti : undefined;
  }

  /** The Set-Cookie header that makes a browser known. */
  async cookieFor(username: string): Promise<string> {
    const token = await this.jwt.signAsync({}, { subject: usernameKey(username), audience: COOKIE, jwtid: randomUUID(), expiresIn: LIFE_SECONDS });
    const secure = this.environment.site.origin.startsWith('https:') ? '; Secure' : '';
    return `${COOKIE}=${token}; Max-Age=${LIFE_SECONDS}; Path=/api/auth; HttpOnly; SameSite=Strict${secure}`;
  }
}
