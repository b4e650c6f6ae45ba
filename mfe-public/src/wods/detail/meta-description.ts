import { LIMITS, WOD_TYPE_LABEL, prescriptionLine, type Wod } from '@wod/domain';

/** The beginning of the description; without one, the prescription as a coach writes it. */
export function metaDescription(wod: Wod): string {
  const text = wod.description ?? `${wod.name} (${WOD_TYPE_LABEL[wod.type]} workout): ${prescriptionLine(wod)}`;
  return [...text].slice(0, LIMITS.metaDescriptionLength).join('');
}
