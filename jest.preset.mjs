// The Jest settings that every project shares. The environment is jsdom for code that renders, node otherwise.
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('.', import.meta.url));

/** Packages that ship or load ES modules only; Jest runs CommonJS, so they are transformed like our own code. */
const esmOnly = [
  '@nestjs',
  '@fastify/cookie',
  'cookie',
  'set-cookie-parser',
  'file-type',
  'strtok3',
  'token-types',
  'uint8array-extras',
  '@tokenizer',
  '@borewit',
  'load-esm',
  'glob',
  'content-disposition',
  '@wod',
];

/**
 * @param {{ dom?: boolean, decorators?: boolean }} options dom: run in jsdom; decorators: the api's legacy decorators
 * @returns {import('jest').Config}
 */
export function jestPreset({ dom = false, decorators = false } = {}) {
  return {
    // Long enough for a busy machine.
    testTimeout: 30_000,
    reporters: ['default', `${root}tools/reporters/jest.mjs`],
    runtime: `${root}tools/jest/runtime.cjs`,
    testEnvironment: dom ? `${root}tools/jest/dom-environment.cjs` : 'node',
    testEnvironmentOptions: { customExportConditions: ['@wod/source', ...(dom ? ['browser'] : ['node', 'node-addons'])] },
    testMatch: ['<rootDir>/src/**/*.spec.{ts,tsx}', '<rootDir>/test/**/*.spec.{ts,tsx}'],
    setupFilesAfterEnv: [`${root}tools/jest/second-try.cjs`, ...(dom ? [`${root}tools/jest/dom-setup.ts`] : [])],
    transform: {
      '\\.module\\.css$': `${root}tools/jest/css-modules.cjs`,
      '\\.[cm]?[jt]sx?$': [
        '@swc/jest',
        {
          module: { type: 'commonjs' },
          jsc: {
            target: 'es2022',
            keepClassNames: true,
            parser: { syntax: 'typescript', tsx: true, decorators },
            transform: { react: { runtime: 'automatic' }, ...(decorators && { legacyDecorator: true, decoratorMetadata: true }) },
          },
        },
      ],
    },
    transformIgnorePatterns: [`/node_modules/(?!(${esmOnly.join('|')})/)`],
    moduleNameMapper: {
      '(?<!\\.module)\\.css$': `${root}tools/jest/empty.cjs`,
      '^(\\.{1,2}/.*)\\.js$': '$1',
    },
  };
}
