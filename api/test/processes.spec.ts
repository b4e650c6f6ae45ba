import { suitesIn } from './suites.js';

suitesIn('processes');
