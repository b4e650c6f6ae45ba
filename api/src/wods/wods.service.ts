import { Injectable, NotFoundException } from '@nestjs/common';
import { LIMITS, type Wod, type WodPage } from '@wod/domain';
import { Catalogue } from '../catalogue/catalogue.js';
import type { WodQueryDto } from './dto/wod-query.dto.js';

@Injectable()
export class WodsService {
  constructor(private readonly catalogue: Catalogue) {}

  list({ page = 1, limit = LIMITS.defaultPageSize, facets, ...selection }: WodQueryDto): WodPage {
    return this.catalogue.list(selection, { page, limit, facets });
  }

  recent(limit: number = LIMITS.defaultRecent): Wod[] {
    return this.catalogue.recent(limit);
  }

  /** @throws NotFoundException */
  get(id: string): Wod {
    const wod = this.catalogue.wod(id);
    if (!wod) throw new NotFoundException('WOD not found');
    return wod;
  }
}
