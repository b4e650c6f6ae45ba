import { setImmediate as nextTurn } from 'node:timers/promises';
import { ConflictException, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import {
  type ContentVersion,
  type Exercise,
  LIMITS,
  nameSlug,
  type SessionWod,
  type SimilarWod,
  type Suggestion,
  type SummaryEntry,
  type Wod,
} from '@wod/domain';
import { widestNetworkOf } from '@wod/serving';
import { inSnapshot } from '../platform/database/embedded.js';
import { type Changes, changesSince } from './changes.js';
import { DayBook } from './day-book.js';
import { ExerciseIndex } from './exercise-index.js';
import { LibraryRows, type Versions } from './library-rows.js';
import { atOnce, LongWork, type Slices } from './long-work.js';
import { toWod, type WodRecord } from './records.js';
import { suggestionsFor } from './search/suggestions.js';
import { SessionIndex } from './session-index.js';
import { toSessionWod } from './session-record.js';
import { similarWods } from './similar-wods.js';
import { wholeLibrary } from './whole-library.js';
import { byAge, WodIndex } from './wod-index.js';
import { type Paging, WodPages } from './wod-pages.js';
import { wodPicks } from './wod-picks.js';
import type { Selection } from './wod-selection.js';
import { WrittenWods } from './written-wods.js';

/** How many alternatives to a WOD are named. */
const SIMILAR = 4;
/** How many are put into the index before others get a turn. */
const PUT_AT_ONCE = 100;

/** What long work reads, and who asked for it. */
export interface Reading {
  content: keyof ContentVersion;
  /** Networks take turns. */
  address: string;
}

const NOTHING: Versions = { library: -1, sessions: -1 };

const contentVersionOf = ({ library, sessions }: Versions): ContentVersion => ({ library: String(library), sessions: `${library}.${sessions}` });

/**
 * The read model: the whole library and all training sessions in memory. It answers every public read; SQL is only storage.
 * Changes go through ContentChanges, which refreshes this before the change is answered.
 */
@Injectable()
export class Library {
  private exerciseIndex = new ExerciseIndex([]);
  private wodIndex = new WodIndex([], this.exerciseIndex.indexedOf);
  private writtenWods = new WrittenWods(this.exerciseIndex.exerciseOf);
  private wodPages = new WodPages(this.wodIndex, this.exerciseIndex, this.writtenWods);
  private readonly longWork = new LongWork();
  private sessionIndex = new SessionIndex([]);
  private dayBook = new DayBook([]);
  private held = NOTHING;
  /** The versions held as their readers get them, which every request asks for. */
  private named = { held: NOTHING, content: contentVersionOf(NOTHING) };
  /** The epoch of the library in memory. */
  private epoch = '';
  private refreshing: Promise<void> = Promise.resolve();
  /** The index whose terms are being read before they are asked for. */
  private readingTermsOf: WodIndex | undefined;

  constructor(private readonly dataSource: DataSource) {}

  /** Changes with every change of the content; -1 until the library is loaded. */
  get version(): number {
    return this.held.library;
  }

  /** Changes with every change of a training session; -1 until they are loaded. */
  get sessionsVersion(): number {
    return this.held.sessions;
  }

  /** The training sessions. */
  get sessions(): SessionIndex {
    return this.sessionIndex;
  }

  /** The days that are decided. */
  get days(): DayBook {
    return this.dayBook;
  }

  /** Anything derived from a kind of content is valid as long as its version stays the same. */
  get contentVersion(): ContentVersion {
    if (this.named.held !== this.held) this.named = { held: this.held, content: contentVersionOf(this.held) };
    return this.named.content;
  }

  /** How many WODs there are. */
  get size(): number {
    return this.wodIndex.all.size;
  }

  /** Loads the whole library. Until it is complete, what is already in memory is served. */
  async load(): Promise<void> {
    const read = () => LibraryRows.read(this.dataSource, wholeLibrary);
    const { epoch, versions, exerciseIndex, days, records, sessionIndex } = await inSnapshot(this.dataSource, read);
    const wodIndex = await indexInTurns(records, exerciseIndex);
    // All at once, so that no answer sees half of it.
    this.wodIndex = wodIndex;
    this.useExercises(exerciseIndex);
    this.sessionIndex = sessionIndex;
    this.dayBook = days;
    this.epoch = epoch;
    this.held = versions;
    void this.readTerms(wodIndex);
  }

  /**
   * Keeps a change of another library from being mistaken for one of this library.
   * @param epoch of the database
   * @throws ConflictException when the database holds a different library from this one
   */
  refuseOther(epoch: string): void {
    if (this.held !== NOTHING && epoch !== this.epoch) {
      throw new ConflictException('The whole library was replaced just now. Please look at it before you save');
    }
  }

  /** Takes in what has changed in the database since the version in memory. Before `load` it does nothing. */
  refresh(): Promise<void> {
    // One after another, so that an older state never replaces a newer one.
    const next = this.refreshing.then(() => (this.held === NOTHING ? undefined : this.catchUp()));
    this.refreshing = next.catch(() => undefined);
    return next;
  }

  /**
   * One page of a selection, as the JSON of a `WodPage`; a page past the end is empty.
   * @param address the requester's: networks take turns
   * @throws ServiceUnavailableException when too many searches are under way
   */
  async list(selection: Selection, paging: Paging, address: string): Promise<Buffer> {
    if (this.wodPages.isShort(selection, paging)) return atOnce(this.wodPages.page(selection, paging));
    return this.inSlices(() => this.wodPages.page(selection, paging), { content: 'library', address });
  }

  /**
   * Runs long work, and gives others a turn wherever it yields. What it reads doesn't change until it is done.
   * @param begin starts the work, again whenever what it reads changes in the meantime
   * @throws ServiceUnavailableException when too much work is under way
   */
  inSlices<Result>(begin: () => Slices<Result>, { content, address }: Reading): Promise<Result> {
    return this.longWork.run({ begin, version: () => this.contentVersion[content], network: widestNetworkOf(address) });
  }

  /** Newest first. */
  recent(limit: number): Wod[] {
    return this.wodIndex.all.descending(0, limit).map((position) => this.wodAt(position));
  }

  /** The whole library as a list to pick from, newest first: the JSON of a list of `WodIndexEntry`. */
  picks(address: string): Promise<Buffer> {
    return this.inSlices(
      () => {
        const newestFirst = this.wodIndex.all.descending(0, this.size).map((position) => this.wodIndex.at(position));
        return wodPicks(newestFirst, (id) => this.exerciseIndex.find(id));
      },
      { content: 'library', address },
    );
  }

  /** Alternatives to a WOD, the closest first; undefined when there is no such WOD. */
  similar(id: string): SimilarWod[] | undefined {
    const record = this.wodIndex.get(id);
    return record && similarWods(this.wodIndex, record, SIMILAR);
  }

  /**
   * What a text may be the beginning of, best matches first.
   * @param kind only these
   * @throws ServiceUnavailableException when too many searches are under way
   */
  suggestions(text: string, kind: Suggestion['kind'] | undefined, address: string): Promise<Suggestion[]> {
    const { wodIndex, exerciseIndex } = this;
    const from = {
      terms: wodIndex.terms,
      wodAt: (position: number) => wodIndex.at(position),
      *exercises() {
        for (const exercise of exerciseIndex.named()) yield { ...exercise, uses: wodIndex.uses(exercise.id) };
      },
    };
    return this.inSlices(
      function* () {
        yield* wodIndex.readTerms();
        return yield* suggestionsFor(from, text, kind);
      },
      { content: 'library', address },
    );
  }

  wod(id: string): Wod | undefined {
    const record = this.wodIndex.get(id);
    return record && toWod(record, this.exerciseIndex.exerciseOf);
  }

  /** The JSON of a WOD; undefined when there is no such WOD. */
  wodJson(id: string): Buffer | undefined {
    const record = this.wodIndex.get(id);
    return record && this.writtenWods.of(record);
  }

  /** The WOD with this name, as an address or a person writes it; the oldest of several. */
  wodNamed(name: string): Wod | undefined {
    if (name.length > LIMITS.nameMax) return undefined;
    const record = this.wodIndex.named(nameSlug(name));
    return record && toWod(record, this.exerciseIndex.exerciseOf);
  }

  /** A WOD as training sessions show it, including one that has left the library, as long as a session shows it. */
  sessionWod(id: string): SessionWod | undefined {
    const record = this.plannedWod(id);
    return record && toSessionWod(toWod(record, this.exerciseIndex.exerciseOf), !this.isInLibrary(id));
  }

  /** What cards show of such a WOD. */
  summaryWod(id: string): SummaryEntry['wod'] | undefined {
    const record = this.plannedWod(id);
    return record && { name: record.name, type: record.type, estimatedDuration: record.estimatedDuration };
  }

  /** Every WOD in memory, oldest first. */
  wodRecords(): Iterable<WodRecord> {
    return this.wodIndex.values();
  }

  /** All exercises by name, each with the number of WODs that use it. */
  exercises(): readonly Exercise[] {
    return this.exerciseIndex.list.map((exercise) => this.counted(exercise));
  }

  /** The newest WODs that use an exercise. */
  wodsUsing(exerciseId: string, most: number): WodRecord[] {
    return this.wodIndex
      .users(exerciseId)
      .descending(0, most)
      .map((position) => this.wodIndex.at(position));
  }

  exercise(id: string): Exercise | undefined {
    const exercise = this.exerciseIndex.findLinked(id);
    return exercise && this.counted(exercise);
  }

  private readonly isInLibrary = (wodId: string): boolean => this.wodIndex.get(wodId) !== undefined;

  private plannedWod(id: string): WodRecord | undefined {
    return this.wodIndex.get(id) ?? this.sessionIndex.removedWod(id);
  }

  private counted(exercise: Exercise): Exercise {
    return { ...exercise, wodCount: this.wodIndex.uses(exercise.id) };
  }

  private wodAt(position: number): Wod {
    return toWod(this.wodIndex.at(position), this.exerciseIndex.exerciseOf);
  }

  /** Reads what can be searched, once others had a turn, and what changes in the meantime. Searches that come before do it themselves. */
  private async readTerms(index: WodIndex): Promise<void> {
    if (this.readingTermsOf === index) return;
    this.readingTermsOf = index;
    const reading = index.readTerms();
    do await nextTurn();
    while (this.wodIndex === index && !reading.next().done);
    if (this.readingTermsOf === index) this.readingTermsOf = undefined;
  }

  private async catchUp(): Promise<void> {
    const isAnother = await LibraryRows.read(this.dataSource, async (rows) => {
      const { epoch, versions } = await rows.state();
      const { library, sessions } = this.held;
      if (epoch !== this.epoch || versions.library < library || versions.sessions < sessions) {
        // A library copied in by hand may bring back a version number that other content had before.
        if (versions.library <= library || versions.sessions <= sessions) await rows.setApart(this.held);
        return true;
      }
      if (versions.library > library || versions.sessions > sessions) {
        const held = { versions: this.held, exercises: this.exerciseIndex, isInLibrary: this.isInLibrary };
        this.takeIn(await changesSince(held, versions, rows));
      }
      return false;
    });
    if (isAnother) await this.load();
  }

  /** To be called after every change of the library: pages that were made before are dropped, and WODs that were written with other exercises. */
  private useExercises(exercises: ExerciseIndex): void {
    if (exercises !== this.exerciseIndex) {
      this.wodIndex.exercisesChanged(exercises.indexedOf);
      this.exerciseIndex = exercises;
      this.writtenWods = new WrittenWods(exercises.exerciseOf);
    }
    this.wodPages = new WodPages(this.wodIndex, exercises, this.writtenWods);
  }

  /** All at once, so that no answer sees half of a change. */
  private takeIn({ versions, wods, exercises, sessions, days }: Changes): void {
    if (exercises) this.useExercises(exercises);
    for (const { id, record } of sessions) {
      if (record) this.sessionIndex.put(record);
      else this.sessionIndex.remove(id);
    }
    for (const { record, isDeleted } of wods) {
      if (isDeleted || record.publishAt !== undefined) {
        this.wodIndex.remove(record.id);
        this.sessionIndex.keepWod(record);
      } else {
        this.wodIndex.put(record);
      }
    }
    this.sessionIndex.tidyWods(this.isInLibrary);
    for (const day of days) this.dayBook.put(day);
    this.held = versions;
    if (wods.length > 0) void this.readTerms(this.wodIndex);
  }
}

async function indexInTurns(records: WodRecord[], exercises: ExerciseIndex): Promise<WodIndex> {
  const index = new WodIndex([], exercises.indexedOf);
  for (const [count, record] of records.sort(byAge).entries()) {
    index.put(record);
    if (count % PUT_AT_ONCE === 0) await nextTurn();
  }
  return index;
}
