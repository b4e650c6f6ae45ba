// `npm run build`: every project's bundle or package for production, released into remotes/.
import { buildAll } from './build-state.mjs';

await buildAll();
