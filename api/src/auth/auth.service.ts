import { Injectable, UnauthorizedException } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { DataSource } from 'typeorm';
import { AdminEntity } from './admin.entity.js';

/** What a token says: whose it is, and which generation of tokens it belongs to. */
export interface TokenClaims {
  sub: string;
  version: number;
}

@Injectable()
export class AuthService {
  constructor(
    private readonly jwt: JwtService,
    private readonly dataSource: DataSource,
  ) {}

  /**
   * The admin that a token was given to.
   * @throws UnauthorizedException when it is forged, expired, from before a password change, or the admin is gone
   */
  async adminOf(token: string): Promise<AdminEntity> {
    const claims = await this.jwt.verifyAsync<Partial<TokenClaims>>(token).catch(() => undefined);
    const admin = claims?.sub === undefined ? null : await this.dataSource.manager.findOneBy(AdminEntity, { id: claims.sub });
    if (!admin || admin.tokenVersion !== claims?.version) {
      throw new UnauthorizedException('Your session has ended. Please sign in again');
    }
    return admin;
  }
}
