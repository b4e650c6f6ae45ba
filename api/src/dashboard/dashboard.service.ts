import { Injectable } from '@nestjs/common';
import { type Dashboard, WOD_TYPES, type WodType } from '@wod/domain';
import { Catalogue } from '../catalogue/catalogue.js';
import { attentionItems } from './attention.js';

const LISTED = 100;

@Injectable()
export class DashboardService {
  constructor(private readonly catalogue: Catalogue) {}

  dashboard(): Dashboard {
    const wods = [...this.catalogue.wodRecords()];
    const exercises = this.catalogue.exercises();
    const attention = attentionItems(wods, exercises);
    const wodsByType = Object.fromEntries(WOD_TYPES.map((type) => [type, 0])) as Record<WodType, number>;
    for (const { type } of wods) wodsByType[type] += 1;
    return {
      wods: wods.length,
      exercises: exercises.length,
      wodsByType,
      attention: attention.slice(0, LISTED),
      attentionTotal: attention.length,
    };
  }
}
