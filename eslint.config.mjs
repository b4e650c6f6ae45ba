import nx from '@nx/eslint-plugin';
import hooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { featureFolders } from './tools/eslint/feature-folders.mjs';
import { rooms } from './tools/eslint/rooms.mjs';

/** The architecture: who may import whom. What is not listed is forbidden. */
const boundaries = [
  { sourceTag: 'type:domain', onlyDependOnLibsWithTags: [] },
  { sourceTag: 'type:catalogue', onlyDependOnLibsWithTags: [] },
  { sourceTag: 'type:serving', onlyDependOnLibsWithTags: [] },
  { sourceTag: 'type:api-client', onlyDependOnLibsWithTags: ['type:domain'] },
  { sourceTag: 'type:ui', onlyDependOnLibsWithTags: ['type:domain'] },
  { sourceTag: 'type:platform', onlyDependOnLibsWithTags: ['type:domain', 'type:api-client'] },
  { sourceTag: 'type:clock', onlyDependOnLibsWithTags: ['type:domain', 'type:ui', 'type:platform'] },
  { sourceTag: 'type:forms', onlyDependOnLibsWithTags: ['type:domain', 'type:api-client', 'type:ui', 'type:platform'] },
  { sourceTag: 'type:mfe', onlyDependOnLibsWithTags: ['type:domain', 'type:api-client', 'type:ui', 'type:platform', 'type:forms', 'type:clock'] },
  { sourceTag: 'type:shell', onlyDependOnLibsWithTags: ['type:domain', 'type:serving', 'type:api-client', 'type:ui', 'type:platform'] },
  { sourceTag: 'type:api', onlyDependOnLibsWithTags: ['type:domain', 'type:serving', 'type:catalogue', 'type:testing'] },
  { sourceTag: 'type:server', onlyDependOnLibsWithTags: ['type:domain', 'type:api', 'type:testing'] },
  { sourceTag: 'type:bundling', onlyDependOnLibsWithTags: [] },
  { sourceTag: 'type:testing', onlyDependOnLibsWithTags: [] },
  { sourceTag: 'type:tool', onlyDependOnLibsWithTags: ['type:api', 'type:server', 'type:bundling', 'type:testing'] },
  { sourceTag: 'type:e2e', onlyDependOnLibsWithTags: ['type:domain', 'type:catalogue', 'type:server', 'type:tool', 'type:testing', 'type:bundling'] },
  { sourceTag: 'type:bench', onlyDependOnLibsWithTags: ['type:domain', 'type:tool', 'type:testing', 'type:bundling'] },
  { sourceTag: 'type:drill', onlyDependOnLibsWithTags: ['type:domain', 'type:testing'] },
];

/** The folders of the api: each imports only those listed before it, and from a noun only what its index.ts exports. */
const API_ROOMS = {
  open: [
    ...[
      'environment',
      'database',
      'process',
      'logging',
      'errors',
      'redis',
      'throttle',
      'input',
      'paging',
      'fields',
      'idempotency',
      'http',
      'answers',
      'metrics',
    ].map((folder) => `platform/${folder}`),
    'library',
  ],
  nouns: [
    'change-log',
    'auth',
    'revisions',
    'exercises',
    'wods',
    'steps',
    'bulk',
    'days',
    'suggestions',
    'training-sessions',
    'runs',
    'imports',
    'transfers',
    'dashboard',
    'site',
    'oembed',
    'health',
    'backup',
    'housekeeping',
  ],
};

const ROUTER = { group: ['react-router', 'react-router-dom', 'react-router/*', 'react-router-dom/*'], message: 'Routing comes from @wod/platform.' };

/** The folders of the domain: each may import those listed before it. */
const DOMAIN_FOLDERS = [
  'site',
  'text',
  'field',
  'exercise',
  'wod',
  'board',
  'paste',
  'clock',
  'day',
  'mine',
  'session',
  'class',
  'transfer',
  'admin',
];
const NO_PACKAGE = { regex: '^[^.]', message: 'The domain imports nothing, not even npm.' };

/** What a project must not import, whatever its tag allows. */
const notHere = (files, patterns) => ({ files, rules: { 'no-restricted-imports': ['error', { patterns }] } });

export default tseslint.config(
  { ignores: ['**/dist/', '**/node_modules/', 'remotes/', 'data/', '.nx/', '**/test-results/', '**/playwright-report/'] },
  ...tseslint.configs.recommended,
  {
    plugins: { '@nx': nx, 'react-hooks': hooks, wod: { rules: { 'feature-folders': featureFolders, rooms } } },
    languageOptions: { globals: { ...globals.node, ...globals.browser } },
    rules: {
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
      '@nx/enforce-module-boundaries': [
        'error',
        {
          // What one file imports lazily, because it may not be built yet, another may import statically.
          allow: [],
          depConstraints: boundaries,
          enforceBuildableLibDependency: false,
          checkDynamicDependenciesExceptions: ['@wod/**'],
        },
      ],
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      'no-console': 'error',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
    },
  },
  { files: ['tools/**', 'bench/**', 'drills/**', 'e2e/**', '**/*.spec.*'], rules: { 'no-console': 'off' } },
  { files: ['mfe-*/src/**'], rules: { 'wod/feature-folders': 'error' } },
  // Specs may import across rooms.
  { files: ['api/src/**'], ignores: ['**/*.spec.ts'], rules: { 'wod/rooms': ['error', API_ROOMS] } },
  { files: ['**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
  // Configuration files import by path: from the workspace root, which is not a project, and from tools/webpack.
  { files: ['**/*.config.mjs'], rules: { '@nx/enforce-module-boundaries': 'off' } },
  // The api's constructors are injected by their runtime types, so a type-only import would break them.
  { files: ['api/**/*.ts'], rules: { '@typescript-eslint/consistent-type-imports': 'off' } },
  notHere(['libs/domain/src/*'], [NO_PACKAGE]),
  ...DOMAIN_FOLDERS.map((folder, index) =>
    notHere(
      [`libs/domain/src/${folder}/**`],
      [
        NO_PACKAGE,
        {
          regex: `^\\.\\./(${DOMAIN_FOLDERS.slice(index + 1).join('|')})/`,
          message: `${folder} imports only ${DOMAIN_FOLDERS.slice(0, index).join(', ') || 'limits and wire'}.`,
        },
      ],
    ),
  ),
  notHere(['api/src/**', 'server/src/**'], [{ group: ['@wod/testing/*'], message: 'What tests are made of is no part of the product.' }]),
  notHere(['libs/api-client/src/**'], [{ group: ['react', 'react-*'], message: 'The client knows no React.' }]),
  notHere(['libs/ui/src/**', 'libs/forms/src/**', 'libs/clock/src/**', 'mfe-*/src/**'], [ROUTER]),
  notHere(['mfe-public/src/**'], [ROUTER, { group: ['@wod/forms'], message: 'What visitors load first has no form that saves.' }]),
  { files: ['**/*.spec.*'], rules: { 'no-restricted-imports': 'off' } },
  { files: ['**/*.spec.*', '**/test/**'], rules: { 'max-lines': 'off' } },
);
