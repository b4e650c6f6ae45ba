import { WOD_CATEGORIES, WOD_CATEGORY_LABEL, WOD_TYPES, WOD_TYPE_LABEL } from '@wod/domain';
import { Field, Panel } from '@wod/ui';
import { useFormContext, useWatch } from 'react-hook-form';
import { videoHint } from '../shared/form/video-hint';
import { ParameterFields } from './parameter-fields';
import { PublicationField } from './publication-field';
import { SameName } from './same-name';
import type { KnownExercises, WodDraft } from './wod-draft';
import styles from './wod-form.module.css';
import { WodGroups } from './wod-groups';

/** All fields of the WOD except its exercises. */
export function WodFields({ known, wodId }: { known: KnownExercises /** absent while creating */; wodId: string | undefined }) {
  const {
    register,
    control,
    formState: { errors },
  } = useFormContext<WodDraft>();
  const videoUrl = useWatch({ control, name: 'videoUrl' });
  return (
    <Panel className={styles.fields} aria-labelledby="wod-fields">
      <h2 id="wod-fields" className={styles.heading}>
        Workout
      </h2>
      <div>
        <Field label="Name" required error={errors.name?.message}>
          {(field) => <input {...field} {...register('name')} type="text" autoComplete="off" />}
        </Field>
        <SameName wodId={wodId} />
      </div>
      <div className={styles.row}>
        <Field label="Type" required error={errors.type?.message}>
          {(field) => (
            <select {...field} {...register('type')}>
              <option value="">Choose a type…</option>
              {WOD_TYPES.map((type) => (
                <option key={type} value={type}>
                  {WOD_TYPE_LABEL[type]}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field label="Category" error={errors.category?.message}>
          {(field) => (
            <select {...field} {...register('category')}>
              {WOD_CATEGORIES.map((category) => (
                <option key={category} value={category}>
                  {WOD_CATEGORY_LABEL[category].one}
                </option>
              ))}
            </select>
          )}
        </Field>
        <ParameterFields />
      </div>
      <Field label="Description" error={errors.description?.message}>
        {(field) => <textarea {...field} {...register('description')} rows={4} />}
      </Field>
      <Field label="Video URL" error={errors.videoUrl?.message} hint={videoHint(videoUrl, 'This isn’t a YouTube video, so the page can’t show it.')}>
        {(field) => (
          <input {...field} {...register('videoUrl')} type="url" inputMode="url" autoComplete="off" placeholder="https://www.youtube.com/watch?v=…" />
        )}
      </Field>
      <PublicationField />
      <WodGroups known={known} />
    </Panel>
  );
}
