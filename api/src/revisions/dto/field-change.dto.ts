import { ApiProperty } from '@nestjs/swagger';
import type { FieldChange } from '@wod/domain';

/** What a change made, or would make, of a field. */
export class FieldChangeDto implements FieldChange {
  @ApiProperty({ description: 'its label' })
  field: string;

  @ApiProperty({ type: [String], description: 'lines; none where it was empty' })
  before: string[];

  @ApiProperty({ type: [String], description: 'lines; none where it is empty' })
  after: string[];
}
