import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { type PredefinedWod, predefinedWods } from '@wod/catalogue';
import type { WodPage } from '@wod/domain';
import { type ImportOutcome, ImportsService } from '../src/imports/imports.service.js';
import { readEnvironment } from '../src/index.js';
import { Library } from '../src/library/library.js';
import { createNestApp } from '../src/nest-app.js';
import type { DatabaseKind, EmptyDatabase } from './database/databases.js';

export const predefined = (...names: string[]) => names.map((name) => predefinedWods.find((wod) => wod.name === name) as PredefinedWod);

/** The dependencies of the writing routes, without a server, on an empty database for each test. */
export class Content {
  private database: EmptyDatabase;
  app: NestFastifyApplication;

  static on({ create }: DatabaseKind): Content {
    const content = new Content();
    beforeEach(async () => {
      content.database = await create();
      content.app = await createNestApp(readEnvironment({ LOG_LEVEL: 'silent', ...content.database.variables }));
      await content.app.get(Library).load();
    });
    afterEach(async () => {
      await content.app.close();
      await content.database.drop();
    });
    return content;
  }

  async get<Body>(path: string): Promise<Body> {
    return (await this.app.inject(`/api${path}`)).json() as Body;
  }

  /** The names in the list for a query. */
  async names(query = ''): Promise<string[]> {
    return (await this.get<WodPage>(`/wods?limit=100${query}`)).wods.map((wod) => wod.name);
  }

  importWods(wods: PredefinedWod[]): Promise<ImportOutcome> {
    return this.app.get(ImportsService).importWods(wods);
  }
}
