import { ApiProperty, ApiPropertyOptional, PickType } from '@nestjs/swagger';
import { EQUIPMENT, type Equipment, type WodIndexEntry } from '@wod/domain';
import { WodDto } from './wod.dto.js';

export class WodIndexEntryDto extends PickType(WodDto, ['id', 'name', 'type', 'category']) implements WodIndexEntry {
  @ApiPropertyOptional({ type: 'integer' })
  minutes?: number;

  @ApiProperty({ enum: EQUIPMENT, enumName: 'Equipment', isArray: true, description: 'of its exercises, each once' })
  equipment: Equipment[];
}
