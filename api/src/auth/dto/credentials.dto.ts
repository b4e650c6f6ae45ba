import { ApiProperty } from '@nestjs/swagger';
import { type Credentials, LIMITS } from '@wod/domain';
import { MaxLength } from 'class-validator';
import { ExactValue } from '../../platform/input/body-values.js';

/** The body of POST /auth/login. */
export class CredentialsDto implements Credentials {
  @ApiProperty({ maxLength: LIMITS.usernameMax })
  @MaxLength(LIMITS.usernameMax, { message: `Username must be at most ${LIMITS.usernameMax} characters` }) @ExactValue('Username', LIMITS.usernameMax)
  username: string;

  @ApiProperty({ format: 'password', maxLength: LIMITS.passwordMax })
  @ExactValue('Password', LIMITS.passwordMax)
  password: string;
}
