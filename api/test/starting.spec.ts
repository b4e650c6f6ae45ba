import { suitesIn } from './suites.js';

suitesIn('starting');
