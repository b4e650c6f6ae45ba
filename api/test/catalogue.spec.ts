import { suitesIn } from './suites.js';

suitesIn('catalogue');
