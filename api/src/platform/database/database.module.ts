import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import type { DataSourceOptions } from 'typeorm';
import { Environment } from '../environment/environment.js';
import { LongJobs } from './long-jobs.js';
import { openDatabase, prepareDatabase } from './open-database.js';
import { Transactions } from './transactions.js';

/** Connects before anything else starts, and disconnects at the end. Every module registers its own entities. */
@Global()
@Module({
  imports: [
    TypeOrmModule.forRootAsync({
      inject: [Environment],
      // Whether to wait for a database that is away is decided where the application is started.
      useFactory: async (environment: Environment) => ({ ...(await prepareDatabase(environment)), autoLoadEntities: true, toRetry: () => false }),
      dataSourceFactory: (options) => openDatabase(options as DataSourceOptions),
    }),
  ],
  providers: [LongJobs, Transactions],
  exports: [LongJobs, Transactions],
})
export class DatabaseModule {}
