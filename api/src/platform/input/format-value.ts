import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import { TRANSFER_FORMATS } from '@wod/domain';

/** What kind of file is wanted; JSON where nothing is said. */
export const FormatValue = (): PropertyDecorator =>
  applyDecorators(
    ApiPropertyOptional({ enum: TRANSFER_FORMATS, default: 'json' }),
    IsOptional(),
    IsIn(TRANSFER_FORMATS, { message: `format must be one of ${TRANSFER_FORMATS.join(', ')}` }),
  );
