import { Injectable, NotFoundException } from '@nestjs/common';
import type { Exercise } from '@wod/domain';
import { Catalogue } from '../catalogue/catalogue.js';

@Injectable()
export class ExercisesService {
  constructor(private readonly catalogue: Catalogue) {}

  list(): readonly Exercise[] {
    return this.catalogue.exercises();
  }

  /** @throws NotFoundException */
  get(id: string): Exercise {
    const exercise = this.catalogue.exercise(id);
    if (!exercise) throw new NotFoundException('Exercise not found');
    return exercise;
  }
}
