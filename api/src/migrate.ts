// Brings the tables of the database up to date and ends: node api/dist/migrate.js
import { existsSync } from 'node:fs';
import { migrateDatabase } from './database/open-database.js';
import { EnvironmentError, readEnvironment } from './environment/read-environment.js';

try {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const names = await migrateDatabase(readEnvironment(process.env));
  process.stdout.write(names.length > 0 ? `Migrated: ${names.join(', ')}\n` : 'The tables are up to date\n');
} catch (error) {
  process.stderr.write(`${error instanceof EnvironmentError ? error.message : (error as Error).stack}\n`);
  process.exitCode = 1;
}
