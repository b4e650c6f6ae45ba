import type { PageHandle } from '@wod/platform';
import { paths } from '../paths';
import { feeds } from '../shared/days/feeds';
import type { HomeData } from './home-loader';

export const meta: PageHandle<HomeData>['meta'] = (_data, { site }) => ({
  title: `${site.name} | CrossFit-style workouts of the day`,
  description:
    'A free library of functional-fitness workouts: Hero, Benchmark and custom WODs with reps, weights in kg and how long each one takes. No account, no ads.',
  path: paths.home(),
  alternates: feeds(site),
  structuredData: [
    {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name: site.name,
      url: site.origin + paths.home(),
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${site.origin}${paths.wods()}?search={search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    },
  ],
});
