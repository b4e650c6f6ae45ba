import type { Wod } from '@wod/domain';
import type { Site } from '@wod/platform';
import { entry, fran, pullUp } from '../../../test/fixtures';
import { site } from '../../../test/open-page';
import { forServer } from './structured-data-for-server';
import { wodSheet } from './wod-sheet';

function structuredData(wod: Wod, on: Site) {
  const sheet = wodSheet(wod, false);
  forServer()?.note(sheet, wod);
  return forServer()?.of(sheet, on) ?? [];
}

test('describes the WOD as an ExercisePlan with all that is known', () => {
  const [plan] = structuredData({ ...fran, updatedAt: '2026-12-02T10:00:00.000Z' }, site);
  expect(plan).toEqual({
    '@context': 'https://schema.org',
    '@type': 'ExercisePlan',
    name: 'Fran',
    description: 'Sets of 21-15-9 reps for time.',
    url: 'https://wod.example/wods/fran',
    image: 'https://wod.example/og/wods/fran.png',
    inLanguage: 'en',
    isAccessibleForFree: true,
    category: 'Benchmark',
    exerciseType: 'Ladder',
    additionalVariable: ['Do 21, then 15, then 9 reps of each movement, as fast as you can.', 'Scored by: time'],
    activityDuration: 'PT6M',
    dateCreated: '2026-11-21T08:30:00.000Z',
    dateModified: '2026-12-02T10:00:00.000Z',
    hasPart: [
      {
        '@type': 'ExercisePlan',
        name: 'Thruster',
        url: 'https://wod.example/exercises/thruster',
        workload: { '@type': 'QuantitativeValue', value: 43, unitCode: 'KGM' },
      },
      { '@type': 'ExercisePlan', name: 'Pull-up', url: 'https://wod.example/exercises/pull-up' },
    ],
  });
});

test('says the headline where the format is another than the fields tell', () => {
  const [plan] = structuredData({ ...fran, headline: 'Thrusters 1 up to 10, pull-ups 10 down to 1' }, site);
  expect(plan).toMatchObject({ additionalVariable: ['Thrusters 1 up to 10, pull-ups 10 down to 1', 'Scored by: time'] });
});

test('leaves out what is not known', () => {
  const [plan] = structuredData({ ...fran, estimatedDuration: undefined, description: undefined }, site);
  expect(plan).not.toHaveProperty('activityDuration');
  expect(plan).toHaveProperty('description', '21-15-9 for time · Thruster 43 / 29.5 kg (95/65 lb) · Pull-up');
});

test('gives reps, distance and duration of an exercise', () => {
  const [plan] = structuredData({ ...fran, exercises: [entry(pullUp, { reps: 5, distance: 400, duration: 90 })] }, site);
  expect(plan).toMatchObject({ hasPart: [{ repetitions: 5, additionalVariable: '400 m', activityDuration: 'PT90S' }] });
});

test('has a video only when the link is a valid one', () => {
  const [valid] = structuredData({ ...fran, videoUrl: 'https://www.youtube.com/watch?v=L219ltL15zk' }, site);
  expect(valid).toMatchObject({
    video: {
      '@type': 'VideoObject',
      name: 'Fran: video demonstration',
      description: 'Sets of 21-15-9 reps for time.',
      thumbnailUrl: 'https://i.ytimg.com/vi/L219ltL15zk/hqdefault.jpg',
      uploadDate: '2026-11-21T08:30:00.000Z',
      embedUrl: 'https://www.youtube-nocookie.com/embed/L219ltL15zk',
      contentUrl: 'https://www.youtube.com/watch?v=L219ltL15zk',
    },
  });
  const [invalid] = structuredData({ ...fran, videoUrl: 'https://vimeo.com/1' }, site);
  expect(invalid).not.toHaveProperty('video');
});

test('says where the page stands', () => {
  const [, breadcrumbs] = structuredData(fran, site);
  expect(breadcrumbs).toEqual({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Test Site', item: 'https://wod.example/' },
      { '@type': 'ListItem', position: 2, name: 'All WODs', item: 'https://wod.example/wods' },
      { '@type': 'ListItem', position: 3, name: 'Fran', item: 'https://wod.example/wods/fran' },
    ],
  });
});
