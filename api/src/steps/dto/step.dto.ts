import { ApiProperty } from '@nestjs/swagger';
import { type KeptRow, REVISION_SUBJECTS, type RevisionSubject, type Step, STEP_KINDS, type StepKind, type UndoResult } from '@wod/domain';

export class StepDto implements Step {
  @ApiProperty()
  id: string;

  @ApiProperty({ format: 'date-time' })
  at: string;

  @ApiProperty({ description: 'username' })
  admin: string;

  @ApiProperty({ enum: STEP_KINDS, enumName: 'StepKind' })
  kind: StepKind;

  @ApiProperty({ description: 'what was done, as a sentence without a full stop' })
  title: string;

  @ApiProperty({ type: 'integer', description: 'the number of WODs and exercises that it changed, without those that are removed for good since' })
  total: number;
}

export class KeptRowDto implements KeptRow {
  @ApiProperty({ enum: REVISION_SUBJECTS, enumName: 'RevisionSubject' })
  subject: RevisionSubject;

  @ApiProperty()
  id: string;

  @ApiProperty()
  name: string;

  @ApiProperty({ description: 'a sentence without a full stop' })
  why: string;
}

/** The answer of POST /steps/{id}/undo. */
export class UndoResultDto implements UndoResult {
  @ApiProperty({ type: 'integer', description: 'the number of WODs and exercises that are again what they were' })
  undone: number;

  @ApiProperty({ type: [KeptRowDto], description: 'the first of those that were left as they are' })
  kept: KeptRowDto[];

  @ApiProperty({ type: 'integer' })
  keptTotal: number;
}
