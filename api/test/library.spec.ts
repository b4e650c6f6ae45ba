import { suitesIn } from './suites.js';

suitesIn('library');
