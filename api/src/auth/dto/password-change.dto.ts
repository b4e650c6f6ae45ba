import { ApiProperty } from '@nestjs/swagger';
import { LIMITS, type PasswordChange, type PasswordChangeAnswer } from '@wod/domain';
import { ExactValue } from '../../platform/input/body-values.js';

/** The body of PUT /auth/change-password. */
export class PasswordChangeDto implements Omit<PasswordChange, 'confirmation'> {
  @ApiProperty({ format: 'password' })
  @ExactValue('Current password', LIMITS.passwordMax)
  currentPassword: string;

  @ApiProperty({ format: 'password', minLength: LIMITS.passwordMin, maxLength: LIMITS.passwordMax })
  @ExactValue('New password', LIMITS.passwordMax)
  newPassword: string;
}

export class PasswordChangeAnswerDto implements PasswordChangeAnswer {
  @ApiProperty({ example: 'Password changed successfully!' })
  message: string;

  @ApiProperty({ description: 'takes the place of every older token, which have all ended' })
  token: string;
}
