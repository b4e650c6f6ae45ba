import { suitesIn } from './suites.js';

suitesIn('panel');
