// `npm run build`: every project's bundle or package for production, released into remotes/.
import { build } from './build-state.mjs';

await build(['run-many', '-t', 'build', '--outputStyle=stream']);
