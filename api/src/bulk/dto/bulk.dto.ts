import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, ValidateIf } from 'class-validator';
import {
  API_LIMITS,
  type Bulk,
  BULK_ACTS,
  type BulkAct,
  type BulkProblem,
  type BulkResult,
  EXERCISE_USES,
  type ExerciseUse,
  REVISION_SUBJECTS,
  type RevisionSubject,
  WOD_CATEGORIES,
  type WodCategory,
} from '@wod/domain';
import { IdsValue } from '../../platform/input/ids-value.js';

const SUBJECTS: Readonly<Record<BulkAct, readonly RevisionSubject[]>> = { delete: REVISION_SUBJECTS, category: ['wod'], review: ['exercise'] };

/** The body of POST /bulk. */
export class BulkDto implements Bulk {
  @ApiProperty({ enum: BULK_ACTS, description: 'category takes WODs, review exercises, delete either' })
  @IsIn(BULK_ACTS, { message: `act must be one of ${BULK_ACTS.join(', ')}` })
  act: BulkAct;

  @ApiProperty({ enum: REVISION_SUBJECTS, enumName: 'RevisionSubject' })
  @IsIn(REVISION_SUBJECTS, { message: `subject must be one of ${REVISION_SUBJECTS.join(', ')}` })
  subject: RevisionSubject;

  @IdsValue(API_LIMITS.bulkIdsMax)
  ids: string[];

  @ApiPropertyOptional({ enum: WOD_CATEGORIES, enumName: 'WodCategory', description: 'where they belong from now on' })
  @ValidateIf(({ act }: BulkDto) => act === 'category')
  @IsIn(WOD_CATEGORIES, { message: `category must be one of ${WOD_CATEGORIES.join(', ')}` })
  category?: WodCategory;
}

/** Whether there is such an act for what it is meant for. */
export const isPossible = ({ act, subject }: Pick<Bulk, 'act' | 'subject'>): boolean => SUBJECTS[act].includes(subject);

export class BulkProblemDto implements BulkProblem {
  @ApiProperty()
  id: string;

  @ApiPropertyOptional({ description: "absent for one that isn't there" })
  name?: string;

  @ApiProperty({ description: 'a sentence without a full stop' })
  why: string;

  @ApiPropertyOptional({
    enum: EXERCISE_USES,
    description: 'of an exercise: where the WODs are that use it; draft where none is public, bin where all of them are deleted',
  })
  use?: ExerciseUse;

  @ApiPropertyOptional({ description: 'of an exercise that no public WOD uses: the id of a draft that does' })
  draftId?: string;
}

export class BulkResultDto implements BulkResult {
  @ApiProperty({ type: 'integer', description: 'how many were changed' })
  done: number;

  @ApiPropertyOptional({ description: 'by which POST /steps/{id}/undo takes all of it back; absent where nothing was changed' })
  stepId?: string;

  @ApiProperty({ type: [BulkProblemDto], description: 'those that were left as they are' })
  problems: BulkProblemDto[];
}
