import { suitesIn } from './suites.js';

suitesIn('transfers');
