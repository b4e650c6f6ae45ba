import { EQUIPMENT, EQUIPMENT_FACTS } from '@wod/domain';
import { Field } from '@wod/ui';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { FieldGroup } from '../form/field-group';
import { KitField } from '../form/kit-field';
import { LinesField } from '../form/lines-field';
import { videoHint } from '../form/video-hint';
import type { ExerciseDraft } from './exercise-draft';
import { SameExercise } from './same-exercise';

/** Spec section 2, "Admin exercise form". */
export function ExerciseFields({ form, exerciseId }: { form: UseFormReturn<ExerciseDraft>; exerciseId?: string }) {
  const {
    register,
    control,
    formState: { errors },
  } = form;
  const videoUrl = useWatch({ control, name: 'videoUrl' });
  return (
    <>
      <Field label="Exercise Name" required error={errors.name?.message}>
        {(field) => <input {...field} {...register('name')} type="text" autoComplete="off" />}
      </Field>
      <SameExercise form={form} exerciseId={exerciseId} />
      <Field label="Equipment Type" required error={errors.equipment?.message}>
        {(field) => (
          <select {...field} {...register('equipment')}>
            <option value="">Choose the equipment…</option>
            {EQUIPMENT.map((equipment) => (
              <option key={equipment} value={equipment}>
                {EQUIPMENT_FACTS[equipment].label}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label="Description" error={errors.description?.message}>
        {(field) => <textarea {...field} {...register('description')} rows={4} />}
      </Field>
      <Field
        label="YouTube Video URL"
        error={errors.videoUrl?.message}
        hint={videoHint(videoUrl, 'The page shows a link to it: only YouTube videos can be embedded.')}
      >
        {(field) => (
          <input {...field} {...register('videoUrl')} type="url" inputMode="url" autoComplete="off" placeholder="https://www.youtube.com/watch?v=…" />
        )}
      </Field>
      <FieldGroup label="Other names and scaling" control={control} names={['aliases', 'scaled', 'beginner', 'needs']}>
        <LinesField name="aliases" label="Other names" control={control} />
        <Field label="Scaled" hint="What to do instead." error={errors.scaled?.message}>
          {(field) => <input {...field} {...register('scaled')} data-wide type="text" autoComplete="off" />}
        </Field>
        <Field label="Beginner" hint="What beginners do instead." error={errors.beginner?.message}>
          {(field) => <input {...field} {...register('beginner')} data-wide type="text" autoComplete="off" />}
        </Field>
        <KitField name="needs" hint="Besides the equipment. With plates, no barbell is needed." control={control} />
      </FieldGroup>
    </>
  );
}
