import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type { Admin } from '@wod/domain';

export class AdminDto implements Admin {
  @ApiProperty()
  username: string;

  @ApiPropertyOptional()
  email?: string;
}
