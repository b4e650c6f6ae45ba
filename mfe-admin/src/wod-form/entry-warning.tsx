import { wodWarnings, type WodType } from '@wod/domain';
import { useFormContext, useWatch } from 'react-hook-form';
import { Warning } from '../shared/form/warning';
import type { WodDraft } from './wod-draft';

/** What the exercises probably lack, once the WOD has a name and a type. */
export function EntryWarning() {
  const { control } = useFormContext<WodDraft>();
  const message = useWatch({
    control,
    compute: ({ name, type, exercises }) => (name.trim() === '' || type === '' ? undefined : warningOf(type, exercises)),
  });
  return <Warning>{message}</Warning>;
}

const warningOf = (type: WodType, exercises: WodDraft['exercises']) =>
  wodWarnings({ type, exercises: exercises.map(({ exerciseId, isEmomInterruption }) => ({ exerciseId, isEmomInterruption })) })[0]?.message;
