import { USUAL_SCORE, WOD_SCORES, WOD_SCORE_LABEL, type WodType } from '@wod/domain';
import { Field } from '@wod/ui';
import { useFormContext, useWatch } from 'react-hook-form';
import { CheckField } from '../shared/form/check-field';
import { FieldGroup } from '../shared/form/field-group';
import { KitField } from '../shared/form/kit-field';
import { LinesField } from '../shared/form/lines-field';
import { minutesOf } from './estimate';
import { plainHeadline, type KnownExercises, type WodDraft } from './wod-draft';
import styles from './wod-form.module.css';

/** Fields that a simple WOD doesn't need. */
export function WodGroups({ known }: { known: KnownExercises }) {
  const { register, control } = useFormContext<WodDraft>();
  return (
    <div className={styles.groups}>
      <FieldGroup label="Board" control={control} names={['score', 'anyOrder', 'headline', 'stimulus', 'aka']}>
        <ScoreField />
        <CheckField label="In any order" {...register('anyOrder')} />
        <HeadlineField known={known} />
        <TextField name="stimulus" label="What it should feel like" />
        <LinesField name="aka" label="Other names" control={control} />
      </FieldGroup>
      <FieldGroup label="Times" control={control} names={['minutesLow', 'minutesHigh', 'restBetweenRounds']}>
        <NumberField name="minutesLow" label="Minutes from" />
        <NumberField name="minutesHigh" label="Minutes to" hint="The middle counts instead of the estimate." />
        <NumberField name="restBetweenRounds" label="Rest between rounds" unit="s" />
      </FieldGroup>
      <FieldGroup label="Who and for whom" control={control} names={['team', 'vestWeight', 'womenVestWeight', 'isVestOptional', 'dedication']}>
        <NumberField name="team" label="Team" unit="people" />
        <NumberField name="vestWeight" label="Vest" unit="kg" />
        <NumberField name="womenVestWeight" label="Women's vest" unit="kg" />
        <CheckField label="Vest optional" {...register('isVestOptional')} />
        <TextField name="dedication" label="Dedication" hint="Whom it honours." />
      </FieldGroup>
      <FieldGroup label="What it needs" control={control} names={['needs']}>
        <KitField name="needs" hint="What is carried or worn, besides what its exercises, its team and its vest need." control={control} />
      </FieldGroup>
      <FieldGroup label="Scaling" control={control} names={['scaled', 'beginner']}>
        <TextField name="scaled" label="Scaled" hint="What to do instead of the whole. Lines then keep to their own texts." />
        <TextField name="beginner" label="Beginner" hint="What beginners do instead." />
      </FieldGroup>
    </div>
  );
}

function ScoreField() {
  const {
    register,
    control,
    formState: { errors },
  } = useFormContext<WodDraft>();
  const type = useWatch({ control, name: 'type' });
  return (
    <Field label="How it is scored" error={errors.score?.message}>
      {(field) => (
        <select {...field} {...register('score')} data-wide>
          <option value="">{type === '' ? 'Usual for its type' : usualScore(type)}</option>
          {WOD_SCORES.map((score) => (
            <option key={score} value={score}>
              {WOD_SCORE_LABEL[score]}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

const usualScore = (type: WodType) => `Usual for its type: ${WOD_SCORE_LABEL[USUAL_SCORE[type]].toLowerCase()}`;

function HeadlineField({ known }: { known: KnownExercises }) {
  const {
    register,
    control,
    formState: { errors },
  } = useFormContext<WodDraft>();
  // All fields exist from the start, so the draft is always complete.
  const draft = useWatch({ control }) as WodDraft;
  return (
    <Field label="Headline" error={errors.headline?.message}>
      {(field) => (
        <input
          {...field}
          {...register('headline')}
          data-wide
          type="text"
          autoComplete="off"
          placeholder={plainHeadline(draft, known, minutesOf(draft, known))}
        />
      )}
    </Field>
  );
}

interface TextFieldProps {
  name: 'stimulus' | 'dedication' | 'scaled' | 'beginner';
  label: string;
  hint?: string;
}

function TextField({ name, ...texts }: TextFieldProps) {
  const {
    register,
    formState: { errors },
  } = useFormContext<WodDraft>();
  return (
    <Field {...texts} error={errors[name]?.message}>
      {(field) => <textarea {...field} {...register(name)} rows={2} />}
    </Field>
  );
}

interface NumberFieldProps {
  name: 'minutesLow' | 'minutesHigh' | 'restBetweenRounds' | 'team' | 'vestWeight' | 'womenVestWeight';
  label: string;
  unit?: string;
  hint?: string;
}

function NumberField({ name, ...texts }: NumberFieldProps) {
  const {
    register,
    formState: { errors },
  } = useFormContext<WodDraft>();
  return (
    <Field {...texts} error={errors[name]?.message}>
      {(field) => <input {...field} {...register(name)} type="text" inputMode="decimal" autoComplete="off" />}
    </Field>
  );
}
