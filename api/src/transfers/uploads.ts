import { randomUUID } from 'node:crypto';
import { BadRequestException, ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { isWellFormed, LINE_STATES, type LineState, type Transfer, TRANSFER_LIMITS, type TransferStatus } from '@wod/domain';
import { type EntityManager, In, Not, Repository } from 'typeorm';
import { LongJobs } from '../platform/database/long-jobs.js';
import { Transactions } from '../platform/database/transactions.js';
import { type KeptStatus, TransferEntity } from './transfer.entity.js';
import { TransferLineEntity } from './transfer-line.entity.js';
import { TransferPartEntity } from './transfer-part.entity.js';

/** What is said to whoever comes second. */
export const AT_WORK = 'This file is being worked on';

const PARTS_MAX = Math.ceil(TRANSFER_LIMITS.fileMax / TRANSFER_LIMITS.partMax);

/** The files that are sent to be imported. */
@Injectable()
export class Uploads {
  constructor(
    @InjectRepository(TransferEntity) private readonly transfers: Repository<TransferEntity>,
    private readonly transactions: Transactions,
    private readonly jobs: LongJobs,
  ) {}

  /** Begins a file; the oldest ones make room. */
  async begin(fileName: string): Promise<Transfer> {
    const now = new Date();
    const row: TransferEntity = {
      id: randomUUID(),
      fileName,
      status: 'sending',
      notes: null,
      counts: null,
      total: 0,
      done: 0,
      outcome: null,
      stepId: null,
      createdAt: now,
      seenAt: now,
    };
    await this.transactions.run(async (manager) => {
      const kept = await manager.find(TransferEntity, { order: { createdAt: 'DESC', id: 'ASC' } });
      const old = kept.filter((one) => !this.isBusy(one)).slice(TRANSFER_LIMITS.uploadsKept - 1);
      await forget(
        manager,
        old.map(({ id }) => id),
      );
      await manager.insert(TransferEntity, row);
    });
    return this.shown(row);
  }

  /**
   * Keeps a part of a file; sent again, it replaces what was sent.
   * @param part from 0
   * @throws BadRequestException, NotFoundException, ConflictException once the file is read
   */
  async keep(id: string, part: number, text: string): Promise<void> {
    if (text.length > TRANSFER_LIMITS.partMax) throw new BadRequestException(`A part must be at most ${TRANSFER_LIMITS.partMax} characters`);
    // Not every database keeps what comes after it.
    if (text.includes('\0')) throw new BadRequestException('The file isn’t text in UTF-8. Save it as “CSV UTF-8”, or as JSON, and send it again');
    if (!isWellFormed(text)) throw new BadRequestException('A part must not end in the middle of a character');
    if (part >= PARTS_MAX) throw new BadRequestException(`A file must be at most ${TRANSFER_LIMITS.fileMax} characters`);
    const { status } = await this.row(id);
    if (status !== 'sending') throw new ConflictException('This file was sent already');
    await this.transactions.run(async (manager) => {
      await manager.delete(TransferPartEntity, { transferId: id, part });
      await manager.insert(TransferPartEntity, { transferId: id, part, text });
    });
  }

  /** @throws NotFoundException */
  async row(id: string): Promise<TransferEntity> {
    const row = await this.transfers.findOneBy({ id });
    if (row?.id !== id) throw new NotFoundException('This file is no longer kept. Please send it again');
    return row;
  }

  /** The newest that was sent completely. */
  async last(): Promise<Transfer | undefined> {
    const [row] = await this.transfers.find({ where: { status: Not('sending') }, order: { createdAt: 'DESC', id: 'ASC' }, take: 1 });
    return row && this.shown(row);
  }

  /** As its admin sees it. */
  async shown(row: TransferEntity): Promise<Transfer> {
    const { id, fileName, createdAt, counts, notes, outcome, stepId, done, total } = row;
    const chosen = row.status === 'read' || row.status === 'failed' ? await this.chosen(id) : total;
    return {
      id,
      fileName,
      status: this.statusOf(row),
      createdAt: createdAt.toISOString(),
      counts: counts ?? NONE,
      chosen,
      notes: notes ?? [],
      done,
      ...(outcome !== null && { outcome }),
      ...(stepId !== null && { stepId }),
    };
  }

  /** Whether it is read or imported, by this process or another. */
  isBusy(row: TransferEntity): boolean {
    const status = this.statusOf(row);
    return this.jobs.isUnderWay(row.id) || status === 'reading' || status === 'running';
  }

  private statusOf({ id, status, seenAt }: TransferEntity): TransferStatus {
    if (this.jobs.isUnderWay(id)) return UNFINISHED[status] ?? status;
    return (status === 'reading' || status === 'running') && this.jobs.isSilent(seenAt) ? 'stopped' : status;
  }

  /** How many lines an import would take in. */
  chosen(id: string): Promise<number> {
    return this.transfers.manager.countBy(TransferLineEntity, { transferId: id, choice: Not('skip') });
  }

  async change(id: string, change: Partial<TransferEntity>): Promise<void> {
    await this.transactions.run((manager) => manager.update(TransferEntity, { id }, { seenAt: new Date(), ...change }));
  }

  /**
   * Begins work on a file, unless somebody has begun some since it was looked at.
   * @param row as it was then
   * @throws ConflictException
   */
  async claim({ id, status, seenAt }: TransferEntity, change: Partial<TransferEntity>): Promise<void> {
    const { affected } = await this.transactions.run((manager) =>
      manager.update(TransferEntity, { id, status, seenAt }, { seenAt: new Date(), ...change }),
    );
    if (affected !== 1) throw new ConflictException(AT_WORK);
  }

  /** Says that what was under way has failed; what another process has imported meanwhile stays imported. */
  async fail(id: string, outcome: string): Promise<void> {
    await this.transactions.run((manager) =>
      manager.update(TransferEntity, { id, status: Not('done' as const) }, { status: 'failed', done: 0, outcome, seenAt: new Date() }),
    );
  }

  /** Says how far what is under way has come. */
  async progress(id: string, done: number): Promise<void> {
    await this.transfers.update({ id }, { done, seenAt: new Date() });
  }

  /** Its parts aren't needed once it has been read, nor its lines once they were taken in. */
  async drop(id: string, what: typeof TransferPartEntity | typeof TransferLineEntity): Promise<void> {
    await this.transactions.run((manager) => manager.delete(what, { transferId: id }));
  }

  /** @throws NotFoundException, ConflictException while it is read or imported */
  async forget(id: string): Promise<void> {
    if (this.isBusy(await this.row(id))) throw new ConflictException(AT_WORK);
    await this.transactions.run((manager) => forget(manager, [id]));
  }
}

/** What is saved and isn't at its end yet. */
const UNFINISHED: Partial<Record<KeptStatus, TransferStatus>> = { read: 'reading', done: 'running' };

const NONE = Object.fromEntries(LINE_STATES.map((state) => [state, 0])) as Record<LineState, number>;

async function forget(manager: EntityManager, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  for (const entity of [TransferPartEntity, TransferLineEntity]) await manager.delete(entity, { transferId: In([...ids]) });
  await manager.delete(TransferEntity, { id: In([...ids]) });
}
