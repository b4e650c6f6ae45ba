import type { Term } from '../shared/glossary/glossary';

export interface GuideData {
  glossary: readonly Term[];
}

/** The glossary is loader data, so that a first view has it in the HTML and not in its JavaScript. */
export async function glossaryLoader(): Promise<GuideData> {
  const { GLOSSARY } = await import(/* webpackChunkName: "glossary" */ '../shared/glossary/glossary');
  return { glossary: GLOSSARY };
}
