import { ApiProperty } from '@nestjs/swagger';
import { type AttentionItem, type Dashboard, INBOX_KINDS, type InboxCount, type InboxKind, type WodType } from '@wod/domain';

export class AttentionItemDto implements AttentionItem {
  @ApiProperty({ enum: INBOX_KINDS, enumName: 'InboxKind' })
  kind: InboxKind;

  @ApiProperty({ enum: ['wod', 'exercise'] })
  target: AttentionItem['target'];

  @ApiProperty()
  id: string;

  @ApiProperty()
  name: string;
}

export class InboxCountDto implements InboxCount {
  @ApiProperty({ enum: INBOX_KINDS, enumName: 'InboxKind' })
  kind: InboxKind;

  @ApiProperty({ type: 'integer' })
  total: number;

  @ApiProperty({ type: 'integer', description: 'how many more were dismissed' })
  dismissed: number;
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

  @ApiProperty({ type: [InboxCountDto], description: 'how many there are of each kind, the most pressing first' })
  inbox: InboxCountDto[];
}
