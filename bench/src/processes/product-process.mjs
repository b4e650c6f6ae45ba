// The whole product in one process, as `npm start` serves it.
import { reportUsage } from './usage.mjs';

const { closeOnSignal, serve } = await import(new URL('../../../tools/serve.mjs', import.meta.url).href);
const { close } = await serve();
closeOnSignal(close);
reportUsage();
process.send({ seconds: process.uptime() });
