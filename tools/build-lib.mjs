// Builds the package in the working directory: TypeScript to dist/ with types, then the files TypeScript leaves behind.
import { cp, rm } from 'node:fs/promises';
import { spawnSync } from 'node:child_process';
import { TSC } from './typescript.mjs';

const assets = /\.(css|json|woff2|png|svg)$/;

await rm('dist', { recursive: true, force: true });
const { status } = spawnSync(process.execPath, [TSC, '-p', 'tsconfig.build.json'], { stdio: 'inherit' });
if (status !== 0) process.exit(status ?? 1);

await cp('src', 'dist', {
  recursive: true,
  filter: (from) => !/\.[a-z0-9]+$/i.test(from) || assets.test(from),
});
