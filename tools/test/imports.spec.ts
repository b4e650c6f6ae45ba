// Who may import whom: the lint of this workspace, asked about files that don't exist.
import { Child } from '@wod/testing/child';
import { join } from 'node:path';

interface Finding {
  rule: string | null;
  line: number;
  message: string;
}

const IMPORT_RULES = ['@nx/enforce-module-boundaries', 'no-restricted-imports', 'wod/feature-folders', 'wod/rooms'];

let linter: Child;

beforeAll(async () => {
  linter = (await Child.start(join(__dirname, 'linter.mjs'), { NX_DAEMON: 'false' })).child;
});

afterAll(() => linter.stop());

const lint = async (file: string, text: string) => (await linter.ask<{ findings: Finding[] }>({ file, text })).findings;

/** @returns those of the imports that the file may not have */
async function refused(file: string, imports: string[]): Promise<string[]> {
  const findings = await lint(file, imports.map((name) => `import '${name}';\n`).join(''));
  expect(findings.filter(({ rule }) => !IMPORT_RULES.includes(String(rule)))).toEqual([]);
  return imports.filter((_, index) => findings.some(({ line }) => line === index + 1));
}

describe('projects', () => {
  const PACKAGES = {
    domain: '@wod/domain',
    serving: '@wod/serving',
    catalogue: '@wod/catalogue',
    client: '@wod/api-client',
    ui: '@wod/ui',
    platform: '@wod/platform',
    clock: '@wod/clock',
    forms: '@wod/forms',
    api: '@wod/api',
    server: '@wod/server',
    bundling: '@wod/tools/webpack/base',
    tools: '@wod/tools/paths',
    testing: '@wod/testing/child',
  };
  type Package = keyof typeof PACKAGES;
  const everyPackage = Object.keys(PACKAGES) as Package[];

  it.each<[file: string, own: Package | undefined, allowed: Package[]]>([
    ['libs/domain/src/new.ts', 'domain', []],
    ['libs/serving/src/new.ts', 'serving', []],
    ['catalogue/src/new.ts', 'catalogue', []],
    ['libs/api-client/src/new.ts', 'client', ['domain']],
    ['libs/ui/src/new.ts', 'ui', ['domain']],
    ['libs/platform/src/new.ts', 'platform', ['domain', 'client']],
    ['libs/clock/src/new.ts', 'clock', ['domain', 'ui', 'platform']],
    ['libs/forms/src/new.ts', 'forms', ['domain', 'client', 'ui', 'platform']],
    ['mfe-public/src/new.ts', undefined, ['domain', 'client', 'ui', 'platform', 'clock']],
    ['mfe-admin/src/new.ts', undefined, ['domain', 'client', 'ui', 'platform', 'clock', 'forms']],
    ['mfe-sessions/src/new.ts', undefined, ['domain', 'client', 'ui', 'platform', 'clock', 'forms']],
    ['shell/src/new.ts', undefined, ['domain', 'serving', 'client', 'ui', 'platform']],
    ['api/src/new.ts', 'api', ['domain', 'serving', 'catalogue']],
    ['api/src/wods/new.spec.ts', 'api', ['domain', 'serving', 'catalogue', 'testing']],
    ['server/src/new.ts', 'server', ['domain', 'api']],
    ['server/testing/new.mjs', 'server', ['domain', 'api', 'testing']],
    ['tools/webpack/new.mjs', 'bundling', []],
    ['tools/new.mjs', 'tools', ['api', 'server', 'bundling', 'testing']],
    ['testing/src/new.mjs', 'testing', []],
    ['e2e/src/new.ts', undefined, ['domain', 'catalogue', 'server', 'bundling', 'tools', 'testing']],
    ['bench/src/new.mjs', undefined, ['domain', 'bundling', 'tools', 'testing']],
    ['drills/src/new.mjs', undefined, ['domain', 'testing']],
  ])('%s', async (file, own, allowed) => {
    const others = everyPackage.filter((name) => name !== own);
    const names = await refused(
      file,
      others.map((name) => PACKAGES[name]),
    );
    expect(new Set(others.filter((name) => !names.includes(PACKAGES[name])))).toEqual(new Set(allowed));
  });

  it('reach none by a path', async () => {
    const paths = ['../../shell/src/offers.ts', '../../mfe-sessions/src/paths.ts', '../../libs/domain/src/index.ts', '../../bench/src/load.mjs'];
    expect(await refused('mfe-public/src/new.ts', paths)).toEqual(paths);
    expect(await refused('bench/src/new.mjs', ['../../libs/domain/src/index.ts', './load.mjs'])).toEqual(['../../libs/domain/src/index.ts']);
  });
});

/** A file, what it may import, and what it may not. */
type Case = [file: string, allowed: string[], forbidden: string[]];

async function expectRefused([file, allowed, forbidden]: Case): Promise<void> {
  expect(await refused(file, [...allowed, ...forbidden])).toEqual(forbidden);
}

describe('npm packages', () => {
  it.each<Case>([
    ['libs/domain/src/new.ts', ['./limits.js'], ['node:fs', 'lru-cache']],
    ['libs/domain/src/wod/new.ts', ['../limits.js'], ['node:fs', 'lru-cache']],
    ['libs/api-client/src/new.ts', ['@wod/domain'], ['react', 'react-dom']],
    ['libs/ui/src/new.tsx', ['react'], ['react-router-dom', 'react-router', 'react-router-dom/server.js']],
    ['libs/clock/src/new.tsx', ['react'], ['react-router-dom']],
    ['libs/forms/src/new.tsx', ['react'], ['react-router-dom']],
    ['mfe-public/src/new.tsx', ['react'], ['react-router-dom']],
    ['mfe-admin/src/days/new.tsx', ['react'], ['react-router-dom']],
    ['libs/platform/src/new.tsx', ['react', 'react-router-dom'], []],
    ['shell/src/new.tsx', ['react', 'react-router-dom'], []],
  ])('%s', (...each) => expectRefused(each));
});

describe('folders of a micro-frontend', () => {
  it.each<Case>([
    // A feature: itself, what is shared and what is beside the folders.
    [
      'mfe-admin/src/days/new.tsx',
      ['./days-loader.js', './parts/row.js', '../shared/table/filters.js', '../paths.js'],
      ['../exercises/exercise-form.js', '../exercises/parts/row.js', '../drafts'],
    ],
    ['mfe-sessions/src/run/parts/new.tsx', ['../heats.js', '../../shared/name.js', '../../paths.js'], ['../../form/form-page.js']],
    ['mfe-public/src/wods/list/new.tsx', ['../detail/board.js'], ['../../home/home-page.js']],
    // What features share imports none.
    ['mfe-admin/src/shared/table/new.tsx', ['../undo/undo.js', '../../paths.js'], ['../../days/days-page.js']],
    // Beside the folders, only what lists the pages knows them.
    ['mfe-admin/src/new.tsx', ['./paths.js', './shared/table/filters.js'], ['./days/days-page.js', './days']],
    ['mfe-admin/src/routes.ts', ['./days/days-page.js', './shared/table/filters.js'], []],
    ['mfe-public/src/later.ts', ['./mine/mine-page.js'], []],
  ])('%s', (...each) => expectRefused(each));

  it('are seen in whatever way they are imported', async () => {
    const text = [
      "export * from '../exercises/x.js';",
      "export { y } from '../exercises/x.js';",
      "import type { Z } from '../exercises/x.js';",
      "export const w = (): Promise<Z> => import('../exercises/x.js');",
    ];
    const findings = await lint('mfe-admin/src/days/new.ts', text.join('\n'));
    expect(findings.map(({ rule, line }) => `${rule} ${line}`)).toEqual([1, 2, 3, 4].map((line) => `wod/feature-folders ${line}`));
  });
});

describe('rooms of the api', () => {
  it.each<Case>([
    [
      'api/src/platform/http/new.ts',
      ['../errors/not-found.js', './server.js'],
      ['../metrics/metrics.js', '../../library/library.js', '../../wods/index.js'],
    ],
    [
      'api/src/library/search/new.ts',
      ['../wod-index.js', '../../platform/database/transactions.js'],
      ['../../wods/index.js', '../../exercises/index.js', '../../app.module.js'],
    ],
    [
      'api/src/wods/dto/new.ts',
      ['../wods.service.js', '../../exercises/index.js', '../../library/library.js', '../../platform/paging/page.js'],
      ['../../exercises/exercise.entity.js', '../../days/index.js', '../../parts.js'],
    ],
    ['api/src/exercises/new.ts', ['../auth/index.js'], ['../auth/jwt.strategy.js', '../wods/index.js', '../nest-app.js']],
    // What puts the rooms together, and specs.
    ['api/src/new.ts', ['./wods/wods.module.js', './platform/http/server.js'], []],
    ['api/src/exercises/new.spec.ts', ['../wods/wods.service.js', '../auth/jwt.strategy.js'], []],
  ])('%s', (...each) => expectRefused(each));

  it('are in the list', async () => {
    const findings = await lint('api/src/new/new.ts', 'export const answer = 42;');
    expect(findings.map(({ rule }) => rule)).toEqual(['wod/rooms']);
  });

  it('import no helper of the tests', async () => {
    expect(await refused('api/src/wods/new.ts', ['@wod/testing/child'])).toHaveLength(1);
  });
});

describe('folders of the domain', () => {
  it.each<Case>([
    [
      'libs/domain/src/text/new.ts',
      ['./words.js', '../site/stored.js', '../limits.js', '../wire.js'],
      ['../field/field.js', '../wod/wod.js', '../admin/history.js'],
    ],
    ['libs/domain/src/wod/new.ts', ['../exercise/exercise.js', '../text/words.js'], ['../board/board.js', '../session/session.js']],
    ['libs/domain/src/admin/new.ts', ['../transfer/transfer.js', '../wod/wod.js'], []],
    ['libs/domain/src/text/new.spec.ts', ['../wod/wod.js'], []],
  ])('%s', (...each) => expectRefused(each));
});
