import { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import { csvFile, exerciseRecord, jsonFile, type TransferRecord, type Wod, wodRecord } from '@wod/domain';
import type { FastifyReply } from 'fastify';
import { DataSource } from 'typeorm';
import { allDrafts } from '../library/drafts.js';
import { Library } from '../library/library.js';
import { Transactions } from '../platform/database/transactions.js';
import { ApiErrors } from '../platform/errors/api-errors.decorator.js';
import { ExportQueryDto } from './dto/transfer-input.dto.js';

const TYPES = { json: 'application/json; charset=utf-8', csv: 'text/csv; charset=utf-8' } as const;
/** Characters that are made before others get a turn. */
const PIECE = 32_768;

/** The library as a file. */
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
  @ApiProduces('application/json', 'text/csv')
  @ApiOkResponse({ description: 'JSON follows the schema at /api/schemas/wod-library-1.json' })
  @ApiErrors(400, 401)
  async export(@Query() { format = 'json', ids, drafts = false }: ExportQueryDto, @Res() reply: FastifyReply): Promise<void> {
    const wods = ids ? ids.flatMap((id) => this.library.wod(id) ?? []) : this.allWods();
    const used = ids && new Set((wods as Wod[]).flatMap(({ exercises }) => exercises.map(({ exercise }) => exercise.id)));
    const exercises = this.library.exercises().filter(({ id }) => used?.has(id) ?? true);
    const held = drafts && format === 'json' && !ids ? await this.transactions.inTurn(() => allDrafts(this.dataSource.manager)) : [];
    const pieces = format === 'csv' ? csvFile(records(wods)) : jsonFile(exercises.map(exerciseRecord), records(wods), [...records(held)]);
    await reply
      .header('content-type', TYPES[format])
      .header('content-disposition', `attachment; filename="wods-${new Date().toISOString().slice(0, 10)}.${format}"`)
      .send(Readable.from(inTurns(pieces), { objectMode: false }));
  }

  private *allWods(): Generator<Wod> {
    // As they are now, whatever changes while the file is sent.
    const oldestFirst = [...this.library.wodRecords()].map(({ id, createdAt }) => ({ id, createdAt })).sort((a, b) => (a.createdAt < b.createdAt ? -1 : 1));
    for (const { id } of oldestFirst) {
      const wod = this.library.wod(id);
      if (wod) yield wod;
    }
  }
}

function* records(wods: Iterable<Wod>): Generator<TransferRecord> {
  for (const wod of wods) yield wodRecord({ ...wod, exercises: wod.exercises.map((entry) => ({ ...entry, exercise: entry.exercise.name })) });
}

/** Larger pieces, and a pause between them; the reader says when it wants the next one. */
async function* inTurns(pieces: Iterable<string>): AsyncGenerator<string> {
  let text = '';
  for (const piece of pieces) {
    text += piece;
    if (text.length < PIECE) continue;
    yield text;
    text = '';
    await nextTurn();
  }
  yield text;
}
