import { ApiProperty } from '@nestjs/swagger';
import { API_LIMITS, type Credentials, LIMITS } from '@wod/domain';
import { MaxLength } from 'class-validator';
import { ExactValue } from '../../platform/input/body-values.js';

/** The body of POST /auth/login. */
export class CredentialsDto implements Credentials {
  @ApiProperty({ maxLength: API_LIMITS.usernameMax })
  @MaxLength(API_LIMITS.usernameMax, { message: `Username must be at most ${API_LIMITS.usernameMax} characters` })
  @ExactValue('Username', API_LIMITS.usernameMax)
  username: string;

  @ApiProperty({ format: 'password', maxLength: LIMITS.passwordMax })
  @ExactValue('Password', LIMITS.passwordMax)
  password: string;
}
