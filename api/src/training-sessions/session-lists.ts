import { Injectable, NotFoundException } from '@nestjs/common';
import { LIMITS, type SessionQuery, type SessionSummary, type TrainingSession } from '@wod/domain';
import { Library } from '../library/library.js';
import { atOnce, type Slices } from '../library/long-work.js';
import type { SessionPage, SessionSelection } from '../library/session-index.js';
import { type SessionRecord, toSession, toSummary } from '../library/session-record.js';
import { searchText } from '../library/wod-selection.js';
import { SessionWods } from './session-wods.js';

/** A part of the list. */
export interface ListPart {
  /** The JSON of a list. */
  json: Buffer;
  /** How many there are in all. */
  total: number;
}

/** Reads training sessions from memory: the same for everyone, newest first. */
@Injectable()
export class SessionLists {
  /** The JSON of summaries, for one state of the library, since they show its WODs. A changed session is a new record. */
  private summaries = new WeakMap<SessionRecord, string>();
  private summariesOf = -1;

  constructor(
    private readonly library: Library,
    private readonly wods: SessionWods,
  ) {}

  /**
   * One page of a query's matches; a page past the end is empty.
   * @throws ServiceUnavailableException when too many searches are under way
   */
  async list({ page = 1, limit = LIMITS.sessionPageSize, search, template, view }: SessionQuery & { view?: 'summary' }, address: string): Promise<ListPart> {
    const selection = { search: searchText(search), template };
    const write = view === 'summary' ? (record: SessionRecord) => this.summaryJson(record) : (record: SessionRecord) => JSON.stringify(this.whole(record));
    const isShort = selection.search === '' && view === 'summary';
    const work = () => this.part(selection, { page, limit }, write);
    return isShort ? atOnce(work()) : this.library.inSlices(work, { content: 'sessions', address });
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

  private summaryJson(record: SessionRecord): string {
    const { version } = this.library;
    if (version !== this.summariesOf) [this.summaries, this.summariesOf] = [new WeakMap(), version];
    const json = this.summaries.get(record) ?? JSON.stringify(this.summary(record));
    this.summaries.set(record, json);
    return json;
  }

  private *part(
    selection: SessionSelection, { page, limit }: { page: number; limit: number }, write: (record: SessionRecord) => string,
  ): Slices<ListPart> {
    const { ids, total } = yield* this.library.sessions.page(selection, page, limit);
    const pieces: string[] = [];
    for (const id of ids) {
      yield;
      const record = this.library.sessions.get(id);
      if (record) pieces.push(write(record));
    }
    return { json: Buffer.from(`[${pieces.join(',')}]`), total };
  }
}
