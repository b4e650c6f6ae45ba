import { randomUUID } from 'node:crypto';
import { Injectable, UnauthorizedException } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { InjectRepository } from '@nestjs/typeorm';
import { KEPT, loginProblems, passwordProblems } from '@wod/domain';
import { Repository } from 'typeorm';
import { ChangeLog } from '../change-log/index.js';
import { Transactions } from '../platform/database/transactions.js';
import { ProblemsException, refuseProblems } from '../platform/errors/problems.exception.js';
import { AdminEntity } from './admin.entity.js';
import type { CredentialsDto } from './dto/credentials.dto.js';
import type { PasswordChangeDto } from './dto/password-change.dto.js';
import { EndedTokens } from './ended-tokens.js';
import type { TokenClaims } from './jwt.strategy.js';
import { hashPassword, isPassword } from './passwords.js';
import { SignInThrottle } from './sign-in-throttle.js';
import { usernameKey } from './username-key.js';

const TOKEN_LIFE = `${KEPT.tokenHours}h` as const;
export const SIGN_IN_ENDED = 'Your session has ended. Please sign in again';

/** Where a sign-in comes from. */
export interface SignInOrigin {
  address: string;
  /** The id of a browser that has signed in to the account before. */
  knownBrowser: string | undefined;
}

@Injectable()
export class AuthService {
  constructor(
    private readonly jwt: JwtService,
    @InjectRepository(AdminEntity) private readonly admins: Repository<AdminEntity>,
    private readonly transactions: Transactions,
    private readonly endedTokens: EndedTokens,
    private readonly throttle: SignInThrottle,
    private readonly changeLog: ChangeLog,
  ) {}

  /** Ends a token before it expires. */
  async signOut({ jti, exp }: TokenClaims): Promise<void> {
    if (jti !== undefined) await this.endedTokens.end(jti, new Date(exp * 1000));
  }

  /**
   * Signs in. An unknown user and a wrong password get the same answer after the same amount of work.
   * @throws ProblemsException, TooManyAttemptsException, UnauthorizedException
   */
  async signIn({ username, password }: CredentialsDto, origin: SignInOrigin): Promise<{ token: string; admin: AdminEntity }> {
    refuseProblems(loginProblems({ username, password }));
    const attempt = { account: usernameKey(username), ...origin };
    await this.throttle.count(attempt);
    const admin = await this.find(attempt.account);
    const isRight = await isPassword(password, admin?.passwordHash);
    await this.note(isRight ? 'signIn' : 'signInFailed', admin);
    if (!admin || !isRight) throw new UnauthorizedException('Invalid username or password');
    await this.throttle.succeeded(attempt);
    return { token: await this.tokenFor(admin), admin };
  }

  /**
   * Changes the password of a signed-in admin, which ends all earlier tokens.
   * @param claims of the token that the admin is signed in with
   * @returns a fresh token
   * @throws ProblemsException, TooManyAttemptsException, UnauthorizedException when another change came first
   */
  async changePassword(admin: AdminEntity, claims: TokenClaims, { currentPassword, newPassword }: PasswordChangeDto): Promise<string> {
    refuseProblems(passwordProblems({ currentPassword, newPassword, confirmation: newPassword }));
    await this.throttle.countPasswordChange(signInOf(claims));
    if (!(await isPassword(currentPassword, admin.passwordHash))) {
      throw new ProblemsException([{ field: 'currentPassword', message: 'Current password is incorrect' }]);
    }
    await this.throttle.passwordChanged(signInOf(claims));
    const passwordHash = await hashPassword(newPassword);
    const { id, tokenVersion } = admin;
    const changed = { passwordHash, tokenVersion: tokenVersion + 1, updatedAt: new Date() };
    await this.transactions.run(async (manager) => {
      const { affected } = await manager.update(AdminEntity, { id, tokenVersion }, changed);
      if (affected !== 1) throw new UnauthorizedException(SIGN_IN_ENDED);
      await this.changeLog.note(manager, {
        admin: admin.username,
        action: 'changePassword',
        subject: 'account',
        title: 'The password was changed',
      });
    });
    return this.tokenFor({ ...admin, ...changed });
  }

  /** MySQL ignores accents when comparing, so the row it finds may be another account. */
  private async find(account: string): Promise<AdminEntity | undefined> {
    const found = await this.admins.findOneBy({ usernameKey: account });
    return found?.usernameKey === account ? found : undefined;
  }

  private tokenFor({ id, tokenVersion }: AdminEntity): Promise<string> {
    return this.jwt.signAsync({ version: tokenVersion }, { subject: id, jwtid: randomUUID(), expiresIn: TOKEN_LIFE });
  }

  /** For an unknown user, nothing that was typed is kept: it may be a password in the wrong field. */
  private note(action: 'signIn' | 'signInFailed', admin: AdminEntity | undefined): Promise<void> {
    const failure = admin ? 'A sign-in with a wrong password' : 'A sign-in with an unknown username';
    return this.transactions.run((manager) =>
      this.changeLog.note(manager, {
        admin: admin?.username ?? 'unknown',
        action,
        subject: 'account',
        title: action === 'signIn' ? 'Signed in' : failure,
      }),
    );
  }
}

/** What tells a sign-in from others; not the text of its token, which can be spelled in several ways. */
const signInOf = ({ sub, jti, exp }: TokenClaims): string => jti ?? `${sub} ${exp}`;
