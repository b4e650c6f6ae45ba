// What a new micro-frontend starts with: one page, its address, its styles and its test.

/** @param {{ name: string, mount: string, label: string }} remote @returns {Record<string, string>} the sources by path */
export function sourcesOf({ name, mount, label }) {
  const id = `${name.replace('mfe-', '')}-home`;
  return {
    'src/paths.ts': `/** Every address of this section. A link is never a string literal. */
export const paths = {
  home: () => '${mount}',
};
`,
    'src/routes.ts': `import type { PageHandle, RouteObject } from '@wod/platform';
import type { ComponentType } from 'react';
import { paths } from './paths';

/** The pages stand in chunks of their own. */
export function routes(): RouteObject[] {
  return [
    {
      id: '${id}',
      path: paths.home(),
      lazy: async () => page(await import(/* webpackChunkName: "${id}" */ './home/home-page')),
    },
  ];
}

/** What a page's module is to the router. */
function page({ Page, meta }: { Page: ComponentType } & PageHandle) {
  return { Component: Page, handle: { meta } satisfies PageHandle };
}
`,
    'src/home/home-page.tsx': `import type { PageHandle } from '@wod/platform';
import { PageHeader } from '@wod/ui';
import { paths } from '../paths';
import styles from './home-page.module.css';

export const meta: PageHandle['meta'] = (_data, { site }) => ({
  title: \`${label} | \${site.name}\`,
  description: 'This page waits for its content.',
  path: paths.home(),
});

export function Page() {
  return (
    <>
      <PageHeader title="${label}" />
      <p className={styles.text}>This page waits for its content.</p>
    </>
  );
}
`,
    'src/home/home-page.module.css': `.text {
  padding-block: var(--s5);
}
`,
    'src/home/home-page.spec.tsx': `import { screen } from '@testing-library/react';
import { openPage } from '@wod/platform/testing';
import { paths } from '../paths';
import { routes } from '../routes';

test('says what it is', async () => {
  await openPage(routes, { history: [paths.home()] });
  expect(screen.getByRole('heading', { level: 1, name: /\\S/ })).toBeVisible();
});
`,
  };
}
