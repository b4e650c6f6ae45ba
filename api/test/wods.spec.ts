import { suitesIn } from './suites.js';

suitesIn('wods');
