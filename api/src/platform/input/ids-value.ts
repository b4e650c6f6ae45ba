import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayNotEmpty, IsArray, IsString, MaxLength } from 'class-validator';
import { ID_LENGTH } from '../database/columns.js';

/** The ids that an act is for: at least one. */
export function IdsValue(most: number): PropertyDecorator {
  const rule = { message: `ids must be a list of 1 to ${most} ids` };
  return applyDecorators(
    ApiProperty({ type: [String], minItems: 1, maxItems: most }),
    IsString({ each: true, ...rule }),
    MaxLength(ID_LENGTH, { each: true, ...rule }),
    ArrayNotEmpty(rule),
    ArrayMaxSize(most, rule),
    IsArray(rule),
  );
}
