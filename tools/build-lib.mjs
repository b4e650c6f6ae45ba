// Builds the package in the working directory: TypeScript to dist/ with types, then the files TypeScript leaves behind.
import { cp, rm } from 'node:fs/promises';
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';

const tsc = createRequire(import.meta.url).resolve('typescript/bin/tsc');
const assets = /\.(css|json|woff2|png|svg)$/;

await rm('dist', { recursive: true, force: true });
const { status } = spawnSync(process.execPath, [tsc, '-p', 'tsconfig.build.json'], { stdio: 'inherit' });
if (status !== 0) process.exit(status ?? 1);

await cp('src', 'dist', {
  recursive: true,
  filter: (from) => !/\.[a-z0-9]+$/i.test(from) || assets.test(from),
});
