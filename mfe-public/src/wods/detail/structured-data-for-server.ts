import {
  WOD_CATEGORY_LABEL,
  WOD_SCORE_LABEL,
  WOD_TYPE_LABEL,
  amountText,
  formatSentence,
  headlineText,
  prescriptionLine,
  scoreOf,
  splitDescription,
  youtubeEmbedUrl,
  youtubeId,
  youtubeWatchUrl,
  type Wod,
  type WodEntry,
} from '@wod/domain';
import type { Site } from '@wod/platform';
import { paths } from '../../paths';
import { breadcrumbs } from '../../shared/structured-lists';
import type { WodSheet } from './wod-sheet';

/** Of what each sheet was written, for as long as the sheet is there: structured data says more than the page. */
const written = new WeakMap<WodSheet, Wod>();
/** And what was made of that, for the one site that there is. */
const made = new WeakMap<WodSheet, object[]>();

/** Structured data for search engines: a schema.org ExercisePlan with all that is known of the WOD, and breadcrumbs. Browsers need none. */
export const forServer = (): { note(sheet: WodSheet, wod: Wod): void; of(sheet: WodSheet, site: Site): object[] } | undefined => ({
  note: (sheet, wod) => void written.set(sheet, wod),
  of(sheet, site) {
    const wod = written.get(sheet);
    if (!wod) return [];
    const data = made.get(sheet) ?? [
      exercisePlan(wod, site),
      breadcrumbs(site, { name: 'All WODs', path: paths.wods() }, { name: wod.name, path: paths.wod(wod.id) }),
    ];
    made.set(sheet, data);
    return data;
  },
});

function exercisePlan(wod: Wod, { origin }: Site) {
  const description = splitDescription(wod.description).text || wod.stimulus || prescriptionLine(wod);
  const minutes = wod.estimatedDuration ?? 0;
  const videoId = youtubeId(wod.videoUrl);
  return {
    '@context': 'https://schema.org',
    '@type': 'ExercisePlan',
    name: wod.name,
    description,
    url: origin + paths.wod(wod.id),
    image: origin + paths.wodImage(wod.id),
    inLanguage: 'en',
    isAccessibleForFree: true,
    category: WOD_CATEGORY_LABEL[wod.category].one,
    exerciseType: WOD_TYPE_LABEL[wod.type],
    additionalVariable: [formatSentence(wod) ?? headlineText(wod), `Scored by: ${WOD_SCORE_LABEL[scoreOf(wod)].toLowerCase()}`],
    ...(minutes > 0 && { activityDuration: `PT${minutes}M` }),
    dateCreated: wod.createdAt,
    dateModified: wod.updatedAt,
    hasPart: wod.exercises.map((entry) => exercise(entry, origin)),
    ...(videoId && {
      video: {
        '@type': 'VideoObject',
        name: `${wod.name}: video demonstration`,
        description,
        thumbnailUrl: `https://i.ytimg.com/vi/${videoId}/hqdefault.jpg`,
        uploadDate: wod.createdAt,
        embedUrl: youtubeEmbedUrl(videoId),
        contentUrl: youtubeWatchUrl(videoId),
      },
    }),
  };
}

function exercise(entry: WodEntry, origin: string) {
  const { reps, distance, duration, weight, exerciseId } = entry;
  return {
    '@type': 'ExercisePlan',
    name: entry.exercise.name,
    url: origin + paths.exercise(exerciseId),
    ...(reps !== undefined && { repetitions: reps }),
    ...(distance !== undefined && { additionalVariable: amountText({ distance, unit: entry.unit }) }),
    ...(duration !== undefined && { activityDuration: `PT${duration}S` }),
    ...(weight !== undefined && { workload: { '@type': 'QuantitativeValue', value: weight, unitCode: 'KGM' } }),
  };
}
