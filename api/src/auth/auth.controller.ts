import { Controller, Get, Req } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiErrors } from '../errors/api-errors.decorator.js';
import type { AdminRequest } from './auth.guard.js';
import { AdminDto } from './dto/admin.dto.js';

@ApiTags('auth')
@Controller('auth')
export class AuthController {
  @Get('me')
  @ApiBearerAuth()
  @ApiOperation({ summary: 'The signed-in admin' })
  @ApiOkResponse({ type: AdminDto })
  @ApiErrors(401)
  me(@Req() { admin }: AdminRequest): AdminDto {
    return { username: admin.username, ...(admin.email !== null && { email: admin.email }) };
  }
}
