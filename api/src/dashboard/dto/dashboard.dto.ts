import { ApiProperty } from '@nestjs/swagger';
import type { AttentionItem, Dashboard, WodType } from '@wod/domain';

const KINDS = ['unreviewedExercise', 'noEstimate', 'noDescription', 'invalidVideo'] as const satisfies AttentionItem['kind'][];

export class AttentionItemDto implements AttentionItem {
  @ApiProperty({ enum: KINDS })
  kind: AttentionItem['kind'];

  @ApiProperty({ enum: ['wod', 'exercise'] })
  target: AttentionItem['target'];

  @ApiProperty()
  id: string;

  @ApiProperty()
  name: string;
}

/** The answer of GET /dashboard. */
export class DashboardDto implements Dashboard {
  @ApiProperty({ type: 'integer' })
  wods: number;

  @ApiProperty({ type: 'integer' })
  exercises: number;

  @ApiProperty({ type: 'object', additionalProperties: { type: 'integer' } })
  wodsByType: Record<WodType, number>;

  @ApiProperty({ type: [AttentionItemDto], maxItems: 100, description: 'the most pressing first' })
  attention: AttentionItemDto[];

  @ApiProperty({ type: 'integer' })
  attentionTotal: number;
}
