import type { WodType } from '@wod/domain';
import type { Term } from '../shared/glossary/glossary';
import type { WrittenType } from './written-types';

export interface GuideData {
  types: Readonly<Record<WodType, WrittenType>>;
  glossary: readonly Term[];
}

/** The texts are loader data, so that a first view has them in the HTML and not in its JavaScript. */
export async function guideLoader(): Promise<GuideData> {
  const [{ WRITTEN_TYPES }, { GLOSSARY }] = await Promise.all([
    import(/* webpackChunkName: "written-types" */ './written-types'),
    import(/* webpackChunkName: "glossary" */ '../shared/glossary/glossary'),
  ]);
  return { types: WRITTEN_TYPES, glossary: GLOSSARY };
}
