import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type { ErrorBody, Problem } from '@wod/domain';

export class ProblemDto implements Problem {
  @ApiProperty({ description: 'a path such as exercises.2.reps' })
  field: string;

  @ApiProperty({ description: 'a sentence for a person' })
  message: string;
}

export class ErrorBodyDto implements ErrorBody {
  @ApiProperty({ description: 'a sentence for a person' })
  error: string;

  @ApiProperty({ type: 'integer' })
  statusCode: number;

  @ApiProperty()
  requestId: string;

  @ApiPropertyOptional({ type: [ProblemDto] })
  details?: ProblemDto[];
}
