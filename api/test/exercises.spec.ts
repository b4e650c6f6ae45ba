import { suitesIn } from './suites.js';

suitesIn('exercises');
