import { suitesIn } from './suites.js';

suitesIn('backups');
