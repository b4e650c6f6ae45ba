import { LIMITS, applicableParameters, requiredParameters, tabataMinutes, typedNumber, type WodParameter } from '@wod/domain';
import { Field } from '@wod/ui';
import type { ChangeEvent } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { repSchemeHint } from './rep-scheme-hint';
import type { WodDraft } from './wod-draft';

interface ParameterField {
  label: string;
  unit?: string;
  hint?: string;
  placeholder?: string;
}

/** Spec section 5: the field for each parameter. */
const FIELDS: Readonly<Record<WodParameter, ParameterField>> = {
  timeCapMinutes: { label: 'Time cap', unit: 'minutes' },
  intervalMinutes: { label: 'Interval', unit: 'minutes' },
  rounds: { label: 'Rounds' },
  startReps: {
    label: 'Start reps',
    placeholder: String(LIMITS.startRepsDefault),
    hint: `${LIMITS.startRepsMin} to ${LIMITS.startRepsMax}, down to 1.`,
  },
  repScheme: { label: 'Rep scheme', placeholder: '21-15-9' },
  tabataCycles: {
    label: 'Tabata cycles',
    hint: `${LIMITS.tabataCyclesMin} to ${LIMITS.tabataCyclesMax}, ${tabataMinutes(1)} minutes each.`,
  },
};

/** The parameters of the chosen type. What was typed for another type is kept until the WOD is saved. */
export function ParameterFields() {
  const {
    register,
    control,
    formState: { errors },
  } = useFormContext<WodDraft>();
  const [type, repScheme, startReps] = useWatch({ control, name: ['type', 'repScheme', 'startReps'] });
  if (type === '') return null;
  const fields = applicableParameters(type).map((parameter) => {
    const { placeholder, ...texts } = FIELDS[parameter];
    return (
      <Field
        key={parameter}
        {...texts}
        {...(parameter === 'repScheme' && { hint: repSchemeHint(repScheme, typedNumber(startReps)) })}
        required={requiredParameters(type).includes(parameter)}
        error={errors[parameter]?.message}
      >
        {(field) => (
          <input
            {...field}
            {...register(parameter)}
            type="text"
            inputMode={parameter === 'repScheme' ? 'text' : 'numeric'}
            autoComplete="off"
            placeholder={placeholder}
          />
        )}
      </Field>
    );
  });
  return (
    <>
      {fields}
      {type === 'EMOM' && <LengthField />}
    </>
  );
}

/** How long an EMOM is: its minutes, which nothing else says. */
function LengthField() {
  const {
    register,
    setValue,
    formState: { errors },
  } = useFormContext<WodDraft>();
  const length = register('estimatedDuration', {
    onChange: (event: ChangeEvent<HTMLInputElement>) => setValue('minutesAreOwn', event.target.value.trim() !== '', { shouldDirty: true }),
  });
  return (
    <Field label="Length" unit="minutes" hint="Without it, the estimate counts." error={errors.estimatedDuration?.message}>
      {(field) => <input {...field} {...length} type="text" inputMode="numeric" autoComplete="off" />}
    </Field>
  );
}
