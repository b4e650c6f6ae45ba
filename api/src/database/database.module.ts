import { Global, Injectable, Module, type OnApplicationShutdown } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Environment } from '../environment/environment.js';
import { createDataSource } from './data-source.js';
import { withStartLock } from './start-lock.js';
import { Transactions } from './transactions.js';

/** Connects and brings the tables up to date before anything else starts. */
async function openDatabase(environment: Environment): Promise<DataSource> {
  const dataSource = await createDataSource(environment).initialize();
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
