import { suitesIn } from './suites.js';

suitesIn('training-sessions');
