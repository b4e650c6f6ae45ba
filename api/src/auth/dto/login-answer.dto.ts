import { ApiProperty } from '@nestjs/swagger';
import type { LoginAnswer } from '@wod/domain';
import { AdminDto } from './admin.dto.js';

export class LoginAnswerDto implements LoginAnswer {
  @ApiProperty({ description: 'for the Authorization header, for 12 hours' })
  token: string;

  @ApiProperty()
  admin: AdminDto;
}
