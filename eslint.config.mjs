import nx from '@nx/eslint-plugin';
import hooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { featureFolders } from './tools/eslint/feature-folders.mjs';

/** DESIGN of the house: who may import whom. What is not listed is forbidden. */
const boundaries = [
  { sourceTag: 'type:domain', onlyDependOnLibsWithTags: [] },
  { sourceTag: 'type:catalogue', onlyDependOnLibsWithTags: [] },
  { sourceTag: 'type:serving', onlyDependOnLibsWithTags: [] },
  { sourceTag: 'type:api-client', onlyDependOnLibsWithTags: ['type:domain'] },
  { sourceTag: 'type:ui', onlyDependOnLibsWithTags: ['type:domain'] },
  { sourceTag: 'type:platform', onlyDependOnLibsWithTags: ['type:domain', 'type:api-client'] },
  { sourceTag: 'type:forms', onlyDependOnLibsWithTags: ['type:domain', 'type:api-client', 'type:ui', 'type:platform'] },
  { sourceTag: 'type:mfe', onlyDependOnLibsWithTags: ['type:domain', 'type:api-client', 'type:ui', 'type:platform', 'type:forms'] },
  { sourceTag: 'type:shell', onlyDependOnLibsWithTags: ['type:domain', 'type:serving', 'type:api-client', 'type:ui', 'type:platform'] },
  { sourceTag: 'type:api', onlyDependOnLibsWithTags: ['type:domain', 'type:serving', 'type:catalogue'] },
  { sourceTag: 'type:server', onlyDependOnLibsWithTags: ['type:domain', 'type:api'] },
  { sourceTag: 'type:tool', onlyDependOnLibsWithTags: ['type:domain', 'type:catalogue', 'type:server'] },
];

const ROUTER = { group: ['react-router', 'react-router-dom', 'react-router/*', 'react-router-dom/*'], message: 'Routing comes from @wod/platform.' };

/** The folders of the domain: each may import those before it. */
const DOMAIN_FOLDERS = ['site', 'text', 'field', 'exercise', 'wod', 'session', 'admin'];
const NO_PACKAGE = { regex: '^[^.]', message: 'The domain imports nothing, not even npm.' };

/** Packages that a project must not import, whatever its tag allows. */
const notHere = (files, patterns) => ({ files, rules: { 'no-restricted-imports': ['error', { patterns }] } });

export default tseslint.config(
  { ignores: ['**/dist/', '**/node_modules/', 'remotes/', 'data/', '.nx/', '**/test-results/', '**/playwright-report/'] },
  ...tseslint.configs.recommended,
  {
    plugins: { '@nx': nx, 'react-hooks': hooks },
    languageOptions: { globals: { ...globals.node, ...globals.browser } },
    rules: {
      '@nx/enforce-module-boundaries': ['error', { allow: [], depConstraints: boundaries, enforceBuildableLibDependency: false }],
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      'no-console': 'error',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
    },
  },
  { files: ['tools/**', 'bench/**', 'e2e/**', '**/*.spec.*'], rules: { 'no-console': 'off' } },
  { files: ['mfe-*/src/**'], plugins: { wod: { rules: { 'feature-folders': featureFolders } } }, rules: { 'wod/feature-folders': 'error' } },
  { files: ['**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
  // A configuration takes its settings from the workspace's root, which is no project.
  { files: ['**/*.config.mjs'], rules: { '@nx/enforce-module-boundaries': 'off' } },
  // The api's constructors are injected by their runtime types, so a type-only import would break them.
  { files: ['api/**/*.ts'], rules: { '@typescript-eslint/consistent-type-imports': 'off' } },
  notHere(['libs/domain/src/*'], [NO_PACKAGE]),
  ...DOMAIN_FOLDERS.map((folder, index) => notHere([`libs/domain/src/${folder}/**`], [
    NO_PACKAGE,
    { regex: `^\\.\\./(${DOMAIN_FOLDERS.slice(index + 1).join('|')})/`, message: `${folder} imports only ${DOMAIN_FOLDERS.slice(0, index).join(', ') || 'limits and wire'}.` },
  ])),
  notHere(['libs/api-client/src/**'], [{ group: ['react', 'react-*'], message: 'The client knows no React.' }]),
  notHere(['libs/ui/src/**', 'libs/forms/src/**', 'mfe-*/src/**'], [ROUTER]),
  notHere(['mfe-public/src/**'], [ROUTER, { group: ['@wod/forms'], message: 'What visitors load first has no form that saves.' }]),
  { files: ['**/*.spec.*'], rules: { 'no-restricted-imports': 'off' } },
);
