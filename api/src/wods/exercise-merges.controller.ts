import { Body, Controller, HttpCode, Param, Post, Req } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { AdminRequest } from '../auth/index.js';
import { ApiErrors } from '../platform/errors/api-errors.decorator.js';
import { ExerciseMergeDto, MergedExerciseDto } from './dto/exercise-merge.dto.js';
import { ExerciseMergesService } from './exercise-merges.service.js';

/** Here and not with the exercises, since merging them changes WODs. */
@ApiTags('exercises')
@ApiBearerAuth()
@Controller('exercises')
export class ExerciseMergesController {
  constructor(private readonly merges: ExerciseMergesService) {}

  @Post(':id/merge')
  @HttpCode(200)
  @ApiOperation({ summary: 'Merge an exercise into another one: WODs use that one, and the name becomes one of its other names' })
  @ApiOkResponse({ type: MergedExerciseDto })
  @ApiErrors(400, 401, 404, 409, 413)
  merge(@Param('id') id: string, @Body() merge: ExerciseMergeDto, @Req() { admin }: AdminRequest): Promise<MergedExerciseDto> {
    return this.merges.merge(id, merge, admin.username);
  }
}
