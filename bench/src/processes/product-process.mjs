// The whole product in one process, as `npm start` serves it.
import { closeOnSignal } from '@wod/server';
import { reportUsage } from './usage.mjs';

const { serve } = await import(new URL('../../../server/dist/product.js', import.meta.url).href);
const { close } = await serve();
closeOnSignal(close);
reportUsage();
process.send({ seconds: process.uptime() });
