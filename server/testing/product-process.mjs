// The whole product in a process of its own, as `npm start` serves it: it says where it answers to the process that forked it, reports
// its usage, and ends with it.
import { reportUsage } from '@wod/testing/usage';
import { closeOnSignal } from '../dist/index.js';
import { serve } from '../dist/product.js';

const { address, close } = await serve();
closeOnSignal(close);
reportUsage(() => void close().then(() => process.exit(0)));
process.send?.({ address, seconds: process.uptime() });
