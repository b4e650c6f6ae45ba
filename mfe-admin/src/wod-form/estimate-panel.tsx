import { explainEstimate, plural, type EstimateInput, type Wod } from '@wod/domain';
import { Button, DurationBadge, Field, Panel } from '@wod/ui';
import { useEffect, useRef, useState, type ComponentType } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import styles from './estimate-panel.module.css';
import type { WodDraft } from './wod-draft';
import form from './wod-form.module.css';

export interface EstimatePanelProps {
  /** The input of the estimate; absent before a type is chosen. */
  input: EstimateInput | undefined;
  /** The WOD as it is now; absent before a type is chosen. */
  wod: Wod | undefined;
  /** The minutes the WOD will have. */
  minutes: number;
  /** The usual range of its duration, if the admin gives one. */
  usual: string | undefined;
}

/** How long the WOD takes: the estimate with its steps, which the admin can override. */
export function EstimatePanel({ input, wod, minutes, usual }: EstimatePanelProps) {
  const { control } = useFormContext<WodDraft>();
  const own = useWatch({ control, name: 'minutesAreOwn' });
  const Reasons = useMinutesReasons();
  const steps = input ? explainEstimate(input) : [];
  const estimate = steps.at(-1)?.minutes ?? 0;
  return (
    <Panel aria-labelledby="estimate">
      <h2 id="estimate" className={form.heading}>
        Estimated duration
      </h2>
      {minutes > 0 ? (
        <p className={styles.minutes}>
          {minutes} <small>min</small> <DurationBadge minutes={minutes} />
        </p>
      ) : (
        <p className={styles.none}>It appears once you have chosen a type and an exercise.</p>
      )}
      {usual && <p className={styles.none}>Usually {usual}, of which this is the middle.</p>}
      {(own || usual) && estimate > 0 && <p className={styles.none}>The estimate is {plural(estimate, 'minute')}.</p>}
      {minutes > 0 && wod && Reasons && <Reasons wod={wod} />}
      <Override own={own} hasRange={usual !== undefined} isEmom={wod?.type === 'EMOM'} minutes={minutes} />
      {estimate > 0 && (
        <details className={styles.steps}>
          <summary>How the estimate is made</summary>
          <ol>
            {steps.map(({ label, minutes: reached }, index) => (
              <li key={index}>
                <span>{label}</span> <span className={styles.reached}>{Number(reached.toFixed(2))} min</span>
              </li>
            ))}
          </ol>
        </details>
      )}
    </Panel>
  );
}

/** The explanation in words, loaded after the form; without it the form is complete. */
function useMinutesReasons() {
  const [Reasons, setReasons] = useState<ComponentType<{ wod: Wod }>>();
  useEffect(() => {
    import(/* webpackChunkName: "minutes-reasons" */ './minutes-reasons').then(
      (loaded) => setReasons(() => loaded.MinutesReasons),
      () => undefined,
    );
  }, []);
  return Reasons;
}

interface OverrideProps {
  own: boolean;
  hasRange: boolean;
  /** Its length is a field of its own. */
  isEmom: boolean;
  minutes: number;
}

function Override({ own, hasRange, isEmom, minutes }: OverrideProps) {
  const {
    register,
    setValue,
    clearErrors,
    formState: { errors },
  } = useFormContext<WodDraft>();
  const box = useRef<HTMLDivElement>(null);
  const choose = (value: boolean, typed: string) => {
    setValue('minutesAreOwn', value, { shouldDirty: true });
    setValue('estimatedDuration', typed, { shouldDirty: true });
    clearErrors('estimatedDuration');
    // The pressed button is replaced; the focus moves to its replacement.
    requestAnimationFrame(() => {
      const next = box.current?.querySelector<HTMLElement>('input, button');
      next?.focus();
      // What is typed replaces the number.
      if (next instanceof HTMLInputElement) next.select();
    });
  };
  const estimate = () => {
    setValue('minutesLow', '', { shouldDirty: true });
    setValue('minutesHigh', '', { shouldDirty: true });
    choose(false, '');
  };
  return (
    <div ref={box} className={styles.override}>
      {own && !hasRange && !isEmom && (
        <Field label="My own minutes" error={errors.estimatedDuration?.message}>
          {(field) => <input {...field} {...register('estimatedDuration')} type="text" inputMode="numeric" autoComplete="off" />}
        </Field>
      )}
      {own || hasRange ? (
        <Button onClick={estimate}>Back to the estimate</Button>
      ) : (
        !isEmom && <Button onClick={() => choose(true, minutes > 0 ? String(minutes) : '')}>Use my own minutes</Button>
      )}
    </div>
  );
}
