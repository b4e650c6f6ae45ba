import { Body, Controller, Get, HttpCode, Post, Put, Req, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiErrors } from '../platform/errors/api-errors.decorator.js';
import { Public } from '../platform/http/public.decorator.js';
import type { AdminEntity } from './admin.entity.js';
import type { AdminRequest } from './auth.guard.js';
import { AuthService } from './auth.service.js';
import { AdminDto } from './dto/admin.dto.js';
import { CredentialsDto } from './dto/credentials.dto.js';
import { LoginAnswerDto } from './dto/login-answer.dto.js';
import { PasswordChangeAnswerDto, PasswordChangeDto } from './dto/password-change.dto.js';
import { KnownBrowsers } from './known-browsers.js';

@ApiTags('auth')
@Controller('auth')
export class AuthController {
  constructor(
    private readonly auth: AuthService,
    private readonly knownBrowsers: KnownBrowsers,
  ) {}

  @Post('login')
  @HttpCode(200)
  @Public()
  @ApiOperation({ summary: 'Sign in' })
  @ApiOkResponse({ type: LoginAnswerDto })
  @ApiErrors(400, 401, 413, 429)
  async login(
    @Body() credentials: CredentialsDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<LoginAnswerDto> {
    const knownBrowser = await this.knownBrowsers.idOf(request, credentials.username);
    const { token, admin } = await this.auth.signIn(credentials, { address: request.ip, knownBrowser });
    await this.knownBrowsers.remember(reply, admin.username, knownBrowser);
    return { token, admin: adminDto(admin) };
  }

  @Post('logout')
  @HttpCode(204)
  @ApiBearerAuth()
  @ApiOperation({ summary: 'Sign out: the token ends' })
  @ApiNoContentResponse()
  @ApiErrors(401)
  async logout(@Req() { authInfo }: AdminRequest): Promise<void> {
    await this.auth.signOut(authInfo);
  }

  @Get('me')
  @ApiBearerAuth()
  @ApiOperation({ summary: 'The signed-in admin' })
  @ApiOkResponse({ type: AdminDto })
  @ApiErrors(401)
  me(@Req() { admin }: AdminRequest): AdminDto {
    return adminDto(admin);
  }

  @Put('change-password')
  @ApiBearerAuth()
  @ApiOperation({ summary: 'Change the password; every older token ends' })
  @ApiOkResponse({ type: PasswordChangeAnswerDto })
  @ApiErrors(400, 401, 413, 429)
  async changePassword(@Req() { admin, authInfo }: AdminRequest, @Body() change: PasswordChangeDto): Promise<PasswordChangeAnswerDto> {
    return { token: await this.auth.changePassword(admin, authInfo, change), message: 'Password changed successfully!' };
  }
}

const adminDto = ({ username, email }: AdminEntity): AdminDto => ({ username, ...(email !== null && { email }) });
