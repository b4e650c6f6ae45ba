import { Injectable } from '@nestjs/common';
import { API_LIMITS, foldText, type InboxItem, type InboxKind, type InboxPage, type InboxQuery } from '@wod/domain';
import { Library } from '../library/library.js';
import type { Slices } from '../library/long-work.js';
import { Dismissals } from './dismissals.js';
import { type Finding, type Findings, findingsOf } from './findings.js';

/** How many WODs are named that use an exercise. */
const NAMED = 3;

/** What an admin should look at, worked out once for each state of the library. */
@Injectable()
export class InboxService {
  private kept: { version: string; findings: Findings } | undefined;

  constructor(
    private readonly library: Library,
    private readonly dismissals: Dismissals,
  ) {}

  /** Everything that is found, dismissed or not. */
  *findings(): Slices<Findings> {
    const version = this.library.contentVersion.library;
    if (this.kept?.version !== version) this.kept = { version, findings: yield* findingsOf(this.library) };
    return this.kept.findings;
  }

  /**
   * One page of the findings of a kind; a page past the end is empty.
   * @param address the requester's
   * @throws ServiceUnavailableException when too many searches are under way
   */
  async page(kind: InboxKind, query: InboxQuery, address: string): Promise<InboxPage> {
    const dismissed = (await this.dismissals.read(kind))(kind);
    return this.library.inSlices(() => this.pageOf(kind, query, dismissed), { content: 'library', address });
  }

  private *pageOf(kind: InboxKind, { page = 1, search = '', dismissed: wanted = false }: InboxQuery, dismissed: ReadonlySet<string>): Slices<InboxPage> {
    const text = foldText(search);
    const listed: Finding[] = [];
    let gone = 0;
    for (const finding of (yield* this.findings())[kind]) {
      yield;
      const isDismissed = dismissed.has(finding.key);
      if (isDismissed) gone += 1;
      if (isDismissed === wanted && isFound(finding, text)) listed.push(finding);
    }
    const [size, total] = [API_LIMITS.inboxPageSize, listed.length];
    return {
      items: listed.slice((page - 1) * size, page * size).map((finding) => this.itemOf(finding)),
      pagination: { page, pages: Math.ceil(total / size), total },
      dismissed: gone,
    };
  }

  private itemOf(finding: Finding): InboxItem {
    const exercise = finding.target === 'exercise' ? this.library.exercise(finding.id) : undefined;
    if (!exercise) return finding;
    return { ...finding, exercise, usedBy: this.library.wodsUsing(exercise.id, NAMED).map(({ id, name }) => ({ id, name })) };
  }
}

const isFound = ({ name, other }: Finding, text: string): boolean =>
  text === '' || foldText(name).includes(text) || (other !== undefined && foldText(other.name).includes(text));
