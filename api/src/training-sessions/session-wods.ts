import { Injectable } from '@nestjs/common';
import type { SessionWod, SummaryEntry } from '@wod/domain';
import type { EntityManager } from 'typeorm';
import { ExerciseIndex } from '../library/exercise-index.js';
import { Library } from '../library/library.js';
import { LibraryRows } from '../library/library-rows.js';
import { toWod } from '../library/records.js';
import { toSessionWod } from '../library/session-record.js';

/** The WODs that sessions show. */
@Injectable()
export class SessionWods {
  constructor(private readonly library: Library) {}

  /**
   * A WOD of a session in the read model.
   * @throws Error if it doesn't exist, which the foreign key of the sessions rules out
   */
  readonly of = (id: string): SessionWod => there(id, this.library.sessionWod(id));

  /**
   * What cards show of such a WOD.
   * @throws Error like `of`
   */
  readonly summaryOf = (id: string): SummaryEntry['wod'] => there(id, this.library.summaryWod(id));

  /** The WODs of a session being written: any that the read model doesn't have yet are read from the database, all at once. */
  async find(manager: EntityManager, ids: readonly string[]): Promise<(id: string) => SessionWod> {
    const missing = [...new Set(ids)].filter((id) => !this.library.sessionWod(id));
    if (missing.length === 0) return this.of;
    const rows = new LibraryRows(manager);
    // Another replica may just have added a WOD with its exercises.
    const { exerciseOf } = new ExerciseIndex(await rows.exercises());
    const found = new Map(
      (await rows.wodsWith(missing)).map(({ record, isDeleted }) => [
        record.id,
        toSessionWod(toWod(record, exerciseOf), isDeleted || record.publishAt !== undefined),
      ]),
    );
    return (id) => found.get(id) ?? this.of(id);
  }
}

function there<Found>(id: string, wod: Found | undefined): Found {
  if (!wod) throw new Error(`The WOD ${id} of a training session is gone.`);
  return wod;
}
