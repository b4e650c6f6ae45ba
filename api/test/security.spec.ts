import { suitesIn } from './suites.js';

suitesIn('security');
