import { Body, Controller, Get, HttpCode, Post, Query, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import { csvExercises, csvWods, exerciseRecord, jsonFile, type TransferRecord, type Wod, wodRecord } from '@wod/domain';
import type { FastifyReply } from 'fastify';
import { DataSource } from 'typeorm';
import { allDrafts } from '../library/drafts.js';
import { Library } from '../library/library.js';
import { Transactions } from '../platform/database/transactions.js';
import { ApiErrors } from '../platform/errors/api-errors.decorator.js';
import { FILE_TYPES, sendFile } from '../platform/http/send-file.js';
import { ExportChoiceDto, ExportQueryDto } from './dto/transfer-input.dto.js';

/** The library as a file, or a part of it. */
@ApiTags('transfer')
@ApiBearerAuth()
@Controller('export')
export class ExportController {
  constructor(
    private readonly library: Library,
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
  ) {}

  @Get()
  @ApiOperation({ summary: 'The library as a file, oldest first: JSON with everything, or a table of the WODs' })
  @ApiProduces(...FILE_TYPES)
  @ApiOkResponse({ description: 'JSON follows the schema at /api/schemas/wod-library-1.json' })
  @ApiErrors(400, 401)
  async whole(@Query() { format = 'json', drafts = false }: ExportQueryDto, @Res() reply: FastifyReply): Promise<void> {
    const held = drafts && format === 'json' ? await this.transactions.inTurn(() => allDrafts(this.dataSource.manager)) : [];
    const wods = records(this.allWods());
    const pieces = format === 'csv' ? csvWods(wods) : jsonFile(this.library.exercises().map(exerciseRecord), wods, [...records(held)]);
    await sendFile(reply, { name: 'wods', format }, pieces);
  }

  @Post()
  @HttpCode(200)
  @ApiOperation({ summary: 'Some WODs with the exercises that they use, or some exercises, as a file that can be imported' })
  @ApiProduces(...FILE_TYPES)
  @ApiOkResponse({ description: 'JSON follows the schema at /api/schemas/wod-library-1.json' })
  @ApiErrors(400, 401, 413)
  async some(@Body() { subject, ids, format = 'json' }: ExportChoiceDto, @Res() reply: FastifyReply): Promise<void> {
    const wods = subject === 'wod' ? ids.flatMap((id) => this.library.wod(id) ?? []) : [];
    const wanted = new Set(subject === 'wod' ? wods.flatMap(({ exercises }) => exercises.map(({ exercise }) => exercise.id)) : ids);
    const exercises = this.library
      .exercises()
      .filter(({ id }) => wanted.has(id))
      .map(exerciseRecord);
    const table = () => (subject === 'wod' ? csvWods(records(wods)) : csvExercises(exercises));
    await sendFile(reply, { name: `${subject}s`, format }, format === 'csv' ? table() : jsonFile(exercises, records(wods)));
  }

  private *allWods(): Generator<Wod> {
    // As they are now, whatever changes while the file is sent.
    for (const id of Array.from(this.library.wodRecords(), (wod) => wod.id)) {
      const wod = this.library.wod(id);
      if (wod) yield wod;
    }
  }
}

function* records(wods: Iterable<Wod>): Generator<TransferRecord> {
  for (const wod of wods) yield wodRecord({ ...wod, exercises: wod.exercises.map((entry) => ({ ...entry, exercise: entry.exercise.name })) });
}
