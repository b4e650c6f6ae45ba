import { ConflictException, Injectable, Logger } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import {
  choicesFor,
  type LineChoice,
  LINE_STATES,
  type LineState,
  type LineSubject,
  type Transfer,
  TRANSFER_LIMITS,
  TransferFileError,
  type TransferLinePage,
} from '@wod/domain';
import { In, Repository } from 'typeorm';
import { ChangeLog } from '../change-log/index.js';
import { ContentChanges } from '../library/content-changes.js';
import { LongJobs, type Progress } from '../platform/database/long-jobs.js';
import { Transactions } from '../platform/database/transactions.js';
import { errorAnswer } from '../platform/errors/error-body.js';
import { Revisions } from '../revisions/index.js';
import { TransferEntity } from './transfer.entity.js';
import { TransferImport } from './transfer-import.js';
import { TransferLineEntity } from './transfer-line.entity.js';
import { TransferPartEntity } from './transfer-part.entity.js';
import { isChange, outcomeOf } from './transfer-outcome.js';
import { TransferReading } from './transfer-reading.js';
import { AT_WORK, Uploads } from './uploads.js';

const TITLE_MAX = 255;
const IMPORTED = 'This file was imported already';

/** For which lines something is chosen: those named, or all of a state. */
export interface LinesChosen {
  lines?: number[];
  state?: LineState;
}

/** The import of files: reading them, what is chosen for each line, and taking them in. */
@Injectable()
export class TransfersService {
  private readonly logger = new Logger(TransfersService.name);

  constructor(
    @InjectRepository(TransferLineEntity) private readonly lines: Repository<TransferLineEntity>,
    private readonly uploads: Uploads,
    private readonly reading: TransferReading,
    private readonly transactions: Transactions,
    private readonly changes: ContentChanges,
    private readonly changeLog: ChangeLog,
    private readonly jobs: LongJobs,
    private readonly revisions: Revisions,
  ) {}

  /** Starts reading a file that has arrived in full, in the background. @throws NotFoundException, ConflictException */
  async read(id: string): Promise<Transfer> {
    const row = await this.uploads.row(id);
    if (this.uploads.isBusy(row) || row.counts !== null) throw new ConflictException('This file was read already');
    await this.uploads.claim(row, { status: 'reading', done: 0, total: 0, outcome: null });
    this.begin(id, async (note) => {
      const { counts, notes } = await this.reading.read(id, note);
      await this.uploads.change(id, { status: 'read', counts, notes, done: 0 });
      await this.uploads.drop(id, TransferPartEntity);
    });
    return this.uploads.shown(await this.uploads.row(id));
  }

  /** A page of its lines. @throws NotFoundException */
  async page(id: string, state: LineState | undefined, page: number): Promise<TransferLinePage> {
    await this.uploads.row(id);
    const where = { transferId: id, ...(state && { state }) };
    const total = await this.lines.countBy(where);
    const rows = await this.lines.find({
      where,
      order: { number: 'ASC' },
      skip: (page - 1) * TRANSFER_LIMITS.pageSize,
      take: TRANSFER_LIMITS.pageSize,
      select: { transferId: true, number: true, line: true, subject: true, name: true, state: true, choice: true, matchId: true, report: true },
    });
    const lines = rows.map(({ number, line, subject, name, state: found, choice, matchId, report }) => ({
      number,
      line,
      subject,
      name,
      state: found,
      choice,
      ...(matchId !== null && { matchId }),
      ...report,
    }));
    return { lines, pagination: { page, pages: Math.ceil(total / TRANSFER_LIMITS.pageSize), total } };
  }

  /** Chooses what is done with some lines, wherever that is possible. @throws NotFoundException, ConflictException */
  async choose(id: string, choice: LineChoice, { lines, state }: LinesChosen): Promise<Transfer> {
    this.refuseBusy(await this.uploads.row(id));
    await this.transactions.run(async (manager) => {
      // Begun since.
      if (await manager.existsBy(TransferEntity, { id, status: In(['running', 'done']) })) throw new ConflictException(AT_WORK);
      for (const subject of ['wod', 'exercise'] as const satisfies LineSubject[]) {
        for (const found of LINE_STATES) {
          const fits = (state === undefined || state === found) && choicesFor(found, subject).includes(choice);
          if (fits)
            await manager.update(TransferLineEntity, { transferId: id, subject, state: found, ...(lines && { number: In(lines) }) }, { choice });
        }
      }
    });
    return this.uploads.shown(await this.uploads.row(id));
  }

  /** Starts importing the chosen lines, all or none, in the background. @throws NotFoundException, ConflictException */
  async import(id: string, admin: string): Promise<Transfer> {
    const row = await this.uploads.row(id);
    this.refuseBusy(row);
    const total = await this.uploads.chosen(id);
    if (total === 0) throw new ConflictException('Nothing is chosen to be imported');
    await this.uploads.claim(row, { status: 'running', done: 0, total, outcome: null });
    this.begin(id, (note) => this.takeIn(row, admin, note));
    return this.uploads.shown(await this.uploads.row(id));
  }

  private async takeIn({ id, fileName }: TransferEntity, admin: string, note: (done: number) => Promise<void>): Promise<void> {
    await this.changes.run(
      async (manager, contentVersion, unchanged) => {
        const stepId = await this.revisions.begin(manager, { admin, kind: 'import', title: `${fileName} was imported` });
        const done = await new TransferImport(manager, contentVersion, id, { admin, stepId, revisions: this.revisions }, note).run();
        const outcome = outcomeOf(done);
        await this.revisions.close(manager, stepId);
        const title = `${fileName}: ${outcome}`.slice(0, TITLE_MAX);
        await this.changeLog.note(manager, { admin, action: 'import', subject: 'import', title });
        // With the change itself, so that it never looks as if it could be done once more.
        const { affected } = await manager.update(
          TransferEntity,
          { id, status: 'running' },
          { status: 'done', outcome, stepId: isChange(done) ? stepId : null, seenAt: new Date() },
        );
        if (affected !== 1) throw new ConflictException(IMPORTED);
        if (!isChange(done)) unchanged(undefined);
      },
      async (manager) => manager.existsBy(TransferEntity, { id, status: 'done' }),
    );
    await this.uploads.drop(id, TransferLineEntity);
  }

  private refuseBusy(row: TransferEntity): void {
    if (this.uploads.isBusy(row)) throw new ConflictException(AT_WORK);
    if (row.counts === null || row.status === 'done') throw new ConflictException(row.status === 'done' ? IMPORTED : 'This file was not read yet');
  }

  private begin(id: string, work: (note: (done: number) => Promise<void>) => Promise<void>): void {
    const note = (progress: Progress) => async (done: number) => {
      this.jobs.endIfClosing('Nothing was changed');
      await progress(() => this.uploads.progress(id, done));
    };
    void this.jobs.run(id, (progress) => work(note(progress)).catch((error: unknown) => this.failed(id, error)));
  }

  private async failed(id: string, error: unknown): Promise<void> {
    const outcome = error instanceof TransferFileError ? error.message : errorAnswer(error).error;
    if (!(error instanceof TransferFileError)) this.logger.warn(`A file was not imported: ${String(error)}`);
    await this.uploads.fail(id, outcome.slice(0, 500)).catch((cause: unknown) => this.logger.warn(String(cause)));
  }
}
