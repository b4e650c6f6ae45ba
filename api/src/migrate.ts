// Brings the tables of the database up to date and ends: node api/dist/migrate.js
import { existsSync } from 'node:fs';
import { migrateDatabase } from './platform/database/open-database.js';
import { readEnvironment } from './platform/environment/read-environment.js';
import { runProcess } from './platform/process/run-process.js';

await runProcess(async (log) => {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const names = await migrateDatabase(readEnvironment(process.env));
  log.info(names.length > 0 ? `Migrated: ${names.join(', ')}` : 'The tables are up to date');
});
