import { Injectable } from '@nestjs/common';
import { type Dashboard, WOD_TYPES, type WodType } from '@wod/domain';
import { Library } from '../library/library.js';
import type { Slices } from '../library/long-work.js';
import { Attention } from './attention.js';

const LISTED = 100;

@Injectable()
export class DashboardService {
  constructor(private readonly library: Library) {}

  /**
   * @param address the requester's
   * @throws ServiceUnavailableException when too many searches are under way
   */
  dashboard(address: string): Promise<Dashboard> {
    return this.library.inSlices(() => this.wholeLibrary(), { content: 'library', address });
  }

  private *wholeLibrary(): Slices<Dashboard> {
    const attention = new Attention(LISTED);
    const wodsByType = Object.fromEntries(WOD_TYPES.map((type) => [type, 0])) as Record<WodType, number>;
    for (const wod of this.library.wodRecords()) {
      yield;
      wodsByType[wod.type] += 1;
      attention.lookAtWod(wod);
    }
    const exercises = this.library.exercises();
    for (const exercise of exercises) attention.lookAtExercise(exercise);
    return {
      wods: this.library.size,
      exercises: exercises.length,
      wodsByType,
      attention: attention.listed,
      attentionTotal: attention.total,
    };
  }
}
