import { Global, Injectable, Module, type OnApplicationShutdown } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Environment } from '../environment/environment.js';
import { openDatabase } from './open-database.js';
import { Transactions } from './transactions.js';

@Injectable()
class CloseDatabase implements OnApplicationShutdown {
  constructor(private readonly dataSource: DataSource) {}

  async onApplicationShutdown(): Promise<void> {
    if (this.dataSource.isInitialized) await this.dataSource.destroy();
  }
}

/** Connects before anything else starts. */
@Global()
@Module({
  providers: [{ provide: DataSource, useFactory: openDatabase, inject: [Environment] }, Transactions, CloseDatabase],
  exports: [DataSource, Transactions],
})
export class DatabaseModule {}
