import { Controller, Get, Param } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { PublicContent } from '../answers/public-content.decorator.js';
import { ApiErrors } from '../errors/api-errors.decorator.js';
import { ExerciseDto } from './dto/exercise.dto.js';
import { ExercisesService } from './exercises.service.js';

@ApiTags('exercises')
@Controller('exercises')
export class ExercisesController {
  constructor(private readonly exercises: ExercisesService) {}

  @Get()
  @PublicContent()
  @ApiOperation({ summary: 'All exercises by name' })
  @ApiOkResponse({ type: [ExerciseDto] })
  list(): readonly ExerciseDto[] {
    return this.exercises.list();
  }

  @Get(':id')
  @PublicContent()
  @ApiOperation({ summary: 'One exercise' })
  @ApiOkResponse({ type: ExerciseDto })
  @ApiErrors(404)
  get(@Param('id') id: string): ExerciseDto {
    return this.exercises.get(id);
  }
}
