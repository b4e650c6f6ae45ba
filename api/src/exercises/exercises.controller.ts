import { Body, Controller, Delete, Get, HttpCode, NotFoundException, Param, Post, Put, Req } from '@nestjs/common';
import { ApiBearerAuth, ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { AdminRequest } from '../auth/index.js';
import { Library } from '../library/library.js';
import { PublicContent } from '../platform/answers/public-content.decorator.js';
import { ApiErrors } from '../platform/errors/api-errors.decorator.js';
import { ApiIdempotencyKey, IdempotencyKey } from '../platform/idempotency/idempotency-key.decorator.js';
import { ExerciseDto } from './dto/exercise.dto.js';
import { ExerciseInputDto } from './dto/exercise-input.dto.js';
import { ExercisesService } from './exercises.service.js';

@ApiTags('exercises')
@Controller('exercises')
export class ExercisesController {
  constructor(
    private readonly library: Library,
    private readonly exercises: ExercisesService,
  ) {}

  @Get()
  @PublicContent()
  @ApiOperation({ summary: 'All exercises by name' })
  @ApiOkResponse({ type: [ExerciseDto] })
  list(): readonly ExerciseDto[] {
    return this.library.exercises();
  }

  @Get(':id')
  @PublicContent()
  @ApiOperation({ summary: 'One exercise' })
  @ApiOkResponse({ type: ExerciseDto })
  @ApiErrors(404)
  get(@Param('id') id: string): ExerciseDto {
    const exercise = this.library.exercise(id);
    if (!exercise) throw new NotFoundException('Exercise not found');
    return exercise;
  }

  @Post()
  @ApiBearerAuth()
  @ApiOperation({ summary: 'Create an exercise' })
  @ApiCreatedResponse({ type: ExerciseDto })
  @ApiIdempotencyKey()
  @ApiErrors(400, 401, 409, 413)
  create(@Body() input: ExerciseInputDto, @Req() { admin }: AdminRequest, @IdempotencyKey() key?: string): Promise<ExerciseDto> {
    return this.exercises.create(input, admin.username, key);
  }

  @Put(':id')
  @ApiBearerAuth()
  @ApiOperation({ summary: 'Replace all that an exercise says; it then counts as reviewed' })
  @ApiOkResponse({ type: ExerciseDto })
  @ApiErrors(400, 401, 404, 409, 413)
  update(@Param('id') id: string, @Body() input: ExerciseInputDto, @Req() { admin }: AdminRequest): Promise<ExerciseDto> {
    return this.exercises.update(id, input, admin.username);
  }

  @Delete(':id')
  @HttpCode(204)
  @ApiBearerAuth()
  @ApiOperation({ summary: 'Delete an exercise that no WOD uses' })
  @ApiNoContentResponse()
  @ApiErrors(401, 404, 409)
  delete(@Param('id') id: string, @Req() { admin }: AdminRequest): Promise<void> {
    return this.exercises.delete(id, admin.username);
  }

  @Post(':id/restore')
  @HttpCode(200)
  @ApiBearerAuth()
  @ApiOperation({ summary: 'Bring back an exercise that was deleted in the last 30 days' })
  @ApiOkResponse({ type: ExerciseDto })
  @ApiErrors(401, 404, 409)
  restore(@Param('id') id: string, @Req() { admin }: AdminRequest): Promise<ExerciseDto> {
    return this.exercises.restore(id, admin.username);
  }
}
