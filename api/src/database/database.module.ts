import { Global, Injectable, Module, type OnApplicationShutdown } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Environment } from '../environment/environment.js';
import { EnvironmentError } from '../environment/read-environment.js';
import { createDataSource } from './data-source.js';
import { withStartLock } from './start-lock.js';
import { Transactions } from './transactions.js';

/**
 * Connects and brings the tables up to date before anything else starts.
 * @throws EnvironmentError when the database can't be reached
 */
async function openDatabase(environment: Environment): Promise<DataSource> {
  const dataSource = await createDataSource(environment).initialize().catch((error: unknown) => {
    const variable = environment.embedded ? 'DATA_DIR' : 'DATABASE_URL';
    throw new EnvironmentError(`The database of ${variable} can't be opened: ${(error as Error).message}`, { cause: error });
  });
  await withStartLock(dataSource, () => dataSource.runMigrations());
  return dataSource;
}

@Injectable()
class CloseDatabase implements OnApplicationShutdown {
  constructor(private readonly dataSource: DataSource) {}

  async onApplicationShutdown(): Promise<void> {
    if (this.dataSource.isInitialized) await this.dataSource.destroy();
  }
}

@Global()
@Module({
  providers: [{ provide: DataSource, useFactory: openDatabase, inject: [Environment] }, Transactions, CloseDatabase],
  exports: [DataSource, Transactions],
})
export class DatabaseModule {}
