import { Readable } from 'node:stream';
import { Injectable, NotFoundException } from '@nestjs/common';
import { LIMITS, type SessionQuery, type SessionSummary, type TrainingSession } from '@wod/domain';
import { LoopTurns, widestNetworkOf } from '@wod/serving';
import { Library } from '../library/library.js';
import { atOnce, type Slices } from '../library/long-work.js';
import type { SessionPage, SessionSelection } from '../library/session-index.js';
import { type SessionRecord, toSession, toSummary } from '../library/session-record.js';
import { searchText } from '../library/wod-selection.js';
import { SessionWods } from './session-wods.js';

/** Whole sessions with more WODs than this are written as their reader takes them: up to 18 MB. */
const LONG_FROM_WODS = 500;
/** Each writes one session, in a turn of the event loop of its own. */
const WRITING = { running: 1, waiting: 8_000, waitingPerShare: 8_000 };

/** A part of the list. */
export interface ListPart {
  /** The JSON of a list; of a long one, a stream that makes it. */
  json: Buffer | Readable;
  /** How many there are in all. */
  total: number;
}

/** Reads training sessions from memory: the same for everyone, newest first. */
@Injectable()
export class SessionLists {
  /** The JSON of summaries, for one state of the library, since they show its WODs. A changed session is a new record. */
  private summaries = new WeakMap<SessionRecord, string>();
  private summariesOf = -1;
  private readonly writing = new LoopTurns(WRITING);

  constructor(
    private readonly library: Library,
    private readonly wods: SessionWods,
  ) {}

  /**
   * One page of a query's matches; a page past the end is empty.
   * @throws ServiceUnavailableException when too many searches are under way
   */
  async list(
    { page = 1, limit = LIMITS.sessionPageSize, search, template, view }: SessionQuery & { view?: 'summary' },
    address: string,
  ): Promise<ListPart> {
    const selection = { search: searchText(search), template };
    const write = view === 'summary' ? this.summaryJson : this.wholeJson;
    const isShort = selection.search === '' && view === 'summary';
    const work = () => this.part(selection, { page, limit }, write);
    const { ids, json, total } = isShort ? atOnce(work()) : await this.library.inSlices(work, { content: 'sessions', address });
    return { total, json: json ?? Readable.from(this.pieces(ids, write, address), { objectMode: false }) };
  }

  /** @throws NotFoundException */
  get(id: string): SessionRecord {
    const record = this.library.sessions.get(id);
    if (!record) throw new NotFoundException('Training session not found');
    return record;
  }

  whole(record: SessionRecord): TrainingSession {
    return toSession(record, this.wods.of);
  }

  summary(record: SessionRecord): SessionSummary {
    return toSummary(record, this.wods.summaryOf);
  }

  /** The ids on one page of a selection. */
  async page(selection: SessionSelection, { page, limit }: { page: number; limit: number }, address: string): Promise<SessionPage> {
    const work = () => this.library.sessions.page(selection, page, limit);
    const isShort = selection.search === '' && selection.from === undefined && selection.before === undefined && selection.sort === undefined;
    return isShort ? atOnce(work()) : this.library.inSlices(work, { content: 'sessions', address });
  }

  private readonly wholeJson = (record: SessionRecord): string => JSON.stringify(this.whole(record));

  private readonly summaryJson = (record: SessionRecord): string => {
    const { version } = this.library;
    if (version !== this.summariesOf) [this.summaries, this.summariesOf] = [new WeakMap(), version];
    const json = this.summaries.get(record) ?? JSON.stringify(this.summary(record));
    this.summaries.set(record, json);
    return json;
  };

  /** A page, and its JSON unless that is long. */
  private *part(
    selection: SessionSelection,
    { page, limit }: { page: number; limit: number },
    write: (record: SessionRecord) => string,
  ): Slices<SessionPage & { json?: Buffer }> {
    const { ids, total } = yield* this.library.sessions.page(selection, page, limit);
    if (write === this.wholeJson && this.wodsIn(ids) > LONG_FROM_WODS) return { ids, total };
    const pieces: string[] = [];
    for (const id of ids) {
      yield;
      const record = this.library.sessions.get(id);
      if (record) pieces.push(write(record));
    }
    return { ids, total, json: Buffer.from(`[${pieces.join(',')}]`) };
  }

  private wodsIn(ids: readonly string[]): number {
    return ids.reduce((sum, id) => sum + (this.library.sessions.get(id)?.entries.length ?? 0), 0);
  }

  /** The JSON of a list piece by piece, each session as it is then; what has been deleted by then is left out. */
  private async *pieces(ids: readonly string[], write: (record: SessionRecord) => string, address: string): AsyncGenerator<string> {
    let before = '[';
    for (const id of ids) {
      await this.writing.turn(widestNetworkOf(address));
      const record = this.library.sessions.get(id);
      if (!record) continue;
      yield before + write(record);
      before = ',';
    }
    yield before === '[' ? '[]' : ']';
  }
}
