import { ApiProperty, ApiPropertyOptional, PickType } from '@nestjs/swagger';
import { EQUIPMENT, type Equipment, indexFieldsOf, KIT_ITEMS, type KitItem, WOD_FIELDS, type WodIndexEntry } from '@wod/domain';
import { WodDto } from './wod.dto.js';

export class WodIndexEntryDto extends PickType(WodDto, indexFieldsOf(WOD_FIELDS)) implements WodIndexEntry {
  @ApiPropertyOptional({ type: 'integer' })
  minutes?: number;

  @ApiProperty({ enum: EQUIPMENT, enumName: 'Equipment', isArray: true, description: 'of its exercises, each once' })
  equipment: Equipment[];

  @ApiPropertyOptional({ enum: KIT_ITEMS, enumName: 'KitItem', isArray: true, description: 'what it needs besides that equipment, each once' })
  needs?: KitItem[];

  @ApiProperty({ description: 'the names of its exercises, each once' })
  movements: string[];
}
