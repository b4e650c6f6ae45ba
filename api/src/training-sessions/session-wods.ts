import { Injectable } from '@nestjs/common';
import type { SessionWod, Wod, WodEntry } from '@wod/domain';
import { type EntityManager, In } from 'typeorm';
import { Catalogue } from '../catalogue/catalogue.js';
import { WodEntity } from '../wods/wod.entity.js';
import type { WodEntryEntity } from '../wods/wod-entry.entity.js';

/** The WODs that sessions embed. */
@Injectable()
export class SessionWods {
  constructor(private readonly catalogue: Catalogue) {}

  /** Those with these ids: from the read model, and what is no longer in the library from the database, all at once. */
  async find(manager: EntityManager, ids: Iterable<string>): Promise<(id: string) => SessionWod> {
    const found = new Map<string, SessionWod>();
    const missing: string[] = [];
    for (const id of new Set(ids)) {
      const wod = this.catalogue.wod(id);
      if (wod) found.set(id, board(wod, wod.exercises.map((entry) => line(entry.id, entry))));
      else missing.push(id);
    }
    for (const row of await rowsOf(manager, missing)) found.set(row.id, boardOfRow(row));
    return (id) => {
      const wod = found.get(id);
      if (!wod) throw new Error(`The WOD ${id} is gone, which the foreign key of the sessions rules out.`);
      return wod;
    };
  }
}

async function rowsOf(manager: EntityManager, ids: string[]): Promise<WodEntity[]> {
  if (ids.length === 0) return [];
  return manager.find(WodEntity, {
    where: { id: In(ids) }, relations: { entries: { exercise: true } }, order: { entries: { position: 'ASC' } },
  });
}

/** A row that is not deleted is one that another replica has just added. */
const boardOfRow = (row: WodEntity): SessionWod => ({
  ...board(row, row.entries.map((entry) => line(`${row.id}-${entry.position}`, entry))),
  ...(row.deletedAt !== null && { removed: true }),
});

/** What the board says of a WOD, from the read model or from its row. */
function board(wod: Wod | WodEntity, exercises: SessionWod['exercises']): SessionWod {
  const { id, name, type, description, timeCapMinutes, intervalMinutes, rounds, startReps, repScheme, tabataCycles, estimatedDuration } = wod;
  return {
    id, name, type, exercises,
    ...given({ description, timeCapMinutes, intervalMinutes, rounds, startReps, repScheme, tabataCycles, estimatedDuration }),
  };
}

function line(id: string, entry: WodEntry | WodEntryEntity): SessionWod['exercises'][number] {
  const { exercise, reps, distance, duration, timeCap, weight, womenWeight, notes, part, partRounds, isEmomInterruption } = entry;
  return {
    id,
    exercise: { id: exercise.id, name: exercise.name, equipment: exercise.equipment },
    ...given({ reps, distance, duration, timeCap, weight, womenWeight, notes, part, partRounds, isEmomInterruption: isEmomInterruption || undefined }),
  };
}

type Given<Fields> = { [Name in keyof Fields]?: NonNullable<Fields[Name]> };

/** An absent value is left out. */
function given<Fields extends object>(fields: Fields): Given<Fields> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value != null)) as Given<Fields>;
}
