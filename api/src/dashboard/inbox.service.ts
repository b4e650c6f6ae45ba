import { Injectable } from '@nestjs/common';
import {
  API_LIMITS,
  type DismissAll,
  type DismissedAll,
  type ExerciseInDrafts,
  foldText,
  type InboxItem,
  type InboxKind,
  type InboxPage,
  type InboxQuery,
  type VideoCheck,
} from '@wod/domain';
import { Library } from '../library/library.js';
import type { Slices } from '../library/long-work.js';
import { DraftsService } from '../wods/index.js';
import { Dismissals } from './dismissals.js';
import { type Finding, type Findings, findingsOf } from './findings.js';
import { GoneVideos } from './gone-videos.js';

/** How many WODs are named that use an exercise. */
const NAMED = 3;

/** What findings depend on beside the library. */
export interface Besides {
  /** The ids of videos that YouTube doesn't have any more. */
  gone: ReadonlySet<string>;
  /** The exercises that drafts use, by their ids. */
  inDrafts: ReadonlyMap<string, ExerciseInDrafts>;
}

/** What an admin should look at, worked out once for each state of the library. */
@Injectable()
export class InboxService {
  private kept: { version: string; findings: Findings } | undefined;

  constructor(
    private readonly library: Library,
    private readonly dismissals: Dismissals,
    private readonly goneVideos: GoneVideos,
    private readonly drafts: DraftsService,
  ) {}

  /** Reads what `found` takes. */
  async besides(): Promise<Besides> {
    const gone = await this.goneVideos.read();
    return { gone, inDrafts: new Map((await this.drafts.exercises()).map((use) => [use.id, use])) };
  }

  /** Everything that is found of a kind, dismissed or not. */
  *found(kind: InboxKind, { gone, inDrafts }: Besides): Slices<readonly Finding[]> {
    const { byKind, videos } = yield* this.findings();
    if (kind === 'unusedExercise') return byKind[kind].filter(({ id }) => !inDrafts.has(id));
    if (kind !== 'goneVideo') return byKind[kind];
    const found: Finding[] = [];
    for (const [id, findings] of videos) {
      yield;
      if (gone.has(id)) found.push(...findings);
    }
    return found;
  }

  private *findings(): Slices<Findings> {
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
    const [dismissed, besides] = [(await this.dismissals.read(kind))(kind), await this.besides()];
    return this.library.inSlices(() => this.pageOf(kind, query, dismissed, besides), { content: 'library', address });
  }

  /**
   * Dismisses everything of a kind, or what the search finds of it.
   * @throws ConflictException when more would be dismissed than are kept
   */
  async dismissAll(kind: InboxKind, { search = '' }: DismissAll, admin: string, address: string): Promise<DismissedAll> {
    const [besides, text] = [await this.besides(), foldText(search)];
    const found = await this.library.inSlices(() => this.found(kind, besides), { content: 'library', address });
    return this.dismissals.dismiss(
      kind,
      found.filter((finding) => isFound(finding, text)).map(({ key }) => key),
      admin,
    );
  }

  /** The ids of the library's YouTube videos. */
  async videos(address: string): Promise<ReadonlySet<string>> {
    const { videos } = await this.library.inSlices(() => this.findings(), { content: 'library', address });
    return new Set(videos.keys());
  }

  /** Notes what YouTube said of them. */
  async noteVideos(check: VideoCheck, address: string): Promise<void> {
    await this.goneVideos.note(check, await this.videos(address));
  }

  private *pageOf(
    kind: InboxKind,
    { page = 1, search = '', dismissed: wanted = false }: InboxQuery,
    dismissed: ReadonlySet<string>,
    besides: Besides,
  ): Slices<InboxPage> {
    const text = foldText(search);
    const listed: Finding[] = [];
    let away = 0;
    for (const finding of yield* this.found(kind, besides)) {
      yield;
      const isDismissed = dismissed.has(finding.key);
      if (isDismissed) away += 1;
      if (isDismissed === wanted && isFound(finding, text)) listed.push(finding);
    }
    const [size, total] = [API_LIMITS.inboxPageSize, listed.length];
    return {
      items: listed.slice((page - 1) * size, page * size).map((finding) => this.itemOf(finding, besides)),
      pagination: { page, pages: Math.ceil(total / size), total },
      dismissed: away,
    };
  }

  private itemOf(finding: Finding, { inDrafts }: Besides): InboxItem {
    const exercise = finding.target === 'exercise' ? this.library.exercise(finding.id) : undefined;
    if (!exercise) return finding;
    const usedBy = this.library.wodsUsing(exercise.id, NAMED).map(({ id, name }) => ({ id, name }));
    const drafts = inDrafts.get(exercise.id);
    return { ...finding, exercise, usedBy, ...(drafts && { inDrafts: drafts }) };
  }
}

const isFound = ({ name, other }: Finding, text: string): boolean =>
  text === '' || foldText(name).includes(text) || (other !== undefined && foldText(other.name).includes(text));
