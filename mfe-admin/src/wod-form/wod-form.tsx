import { keepApplicable, wodProblems, type Exercise, type Wod, type WodInput } from '@wod/domain';
import { SaveRefusal } from '@wod/forms';
import { Link, useNavigate } from '@wod/platform';
import { Button, buttonClass } from '@wod/ui';
import { Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useAdminApi } from '../admin-api';
import { paths } from '../paths';
import { problemResolver } from '../shared/form/problems';
import { RestoredNotice } from '../shared/form/restored-notice';
import { useFormGuard } from '../shared/form/use-form-guard';
import { useFormSaving } from '../shared/form/use-form-saving';
import { NextButtons } from '../shared/next/next-buttons';
import { useNext } from '../shared/next/use-next';
import { useRemoval } from '../shared/removal/use-removal';
import { EntryList } from './entry-list';
import { minutesOf, ownMinutesOf } from './estimate';
import { NewExerciseDialog } from './new-exercise-dialog';
import { PasteWhiteboard } from './paste/paste-whiteboard';
import { forgetPasted } from './paste/stored-paste';
import { useKnownExercises } from './use-known-exercises';
import { useMergedExercises } from './use-merged-exercises';
import { completeDraft, copiedDraft, refilledDraft, wodDraft, wodInput, type WodDraft } from './wod-draft';
import { WodFields } from './wod-fields';
import { anyWod } from './wod-form-loader';
import styles from './wod-form.module.css';
import { WodSide } from './wod-side';

export interface WodFormProps {
  exercises: Exercise[];
  /** What is being edited; absent while creating. */
  wod: Wod | undefined;
  /** What a new WOD begins as. */
  copied: Wod | undefined;
}

const rules = problemResolver<WodDraft>((draft) => wodProblems(wodInput(draft)));

/** Creates or edits a WOD (spec section 2, "Admin WOD form"). */
export function WodForm({ exercises: loaded, wod, copied }: WodFormProps) {
  const api = useAdminApi();
  const next = useNext(paths.dashboard());
  const navigate = useNavigate();
  const { remove } = useRemoval();
  const { known, exercises, learn } = useKnownExercises([...embedded(wod ?? copied), ...loaded]);
  const [wanted, setWanted] = useState<{ index: number; name: string }>();
  const form = useForm<WodDraft>({ defaultValues: copied ? copiedDraft(copied) : wodDraft(wod), resolver: rules, shouldFocusError: false });

  const inputOf = (draft: WodDraft): WodInput => {
    const minutes = { estimatedDuration: minutesOf(draft, known) || undefined, minutesAreOwn: ownMinutesOf(draft) !== undefined };
    return keepApplicable({ ...wodInput(draft), ...minutes });
  };
  const saving = useFormSaving<WodDraft, Wod>(form, {
    edited: wod,
    latest: wod && (() => anyWod(api, wod.id, { isDraft: wod.publishAt !== undefined })),
    toDraft: (newer) => {
      learn(embedded(newer));
      return wodDraft(newer);
    },
    save: (draft, version) => (wod ? api.updateWod(wod.id, { ...inputOf(draft), version }) : api.createWod(inputOf(draft))),
    asNew: wod && { label: 'Save as a new WOD', send: (draft) => api.createWod(inputOf(draft)) },
    onSaved: ({ id, name, publishAt }) => {
      if (!wod) forgetPasted();
      next.leave(publishAt === undefined ? { name, page: paths.publicWod(id) } : { name, home: paths.drafts() }, guard.letPass());
    },
    fallback: 'Failed to save WOD',
  });
  const guard = useFormGuard(form, saving, { complete: completeDraft, form: copied && `?from=${copied.id}` });

  const leave = async () => {
    guard.letPass();
    await navigate(paths.drafts(), { replace: true });
  };

  useMergedExercises(form, known, learn);

  const chooseCreated = (exercise: Exercise) => {
    learn([exercise]);
    setWanted(undefined);
    if (!wanted) return;
    form.setValue(`exercises.${wanted.index}.exerciseId`, exercise.id, { shouldDirty: true });
    form.clearErrors(`exercises.${wanted.index}.exerciseId`);
  };

  const filled = useRef(wodDraft());
  const fill = (wod: WodInput, isSaved: boolean) => {
    const pasted = wodDraft(wod);
    form.reset(refilledDraft(form.getValues(), filled.current, pasted), { keepDefaultValues: true });
    filled.current = pasted;
    if (isSaved) saving.element.current?.requestSubmit();
  };

  return (
    <FormProvider {...form}>
      {!wod && !copied && (
        <div className={styles.paste}>
          <PasteWhiteboard exercises={exercises} learn={learn} onFill={fill} />
        </div>
      )}
      <form ref={saving.element} className={styles.form} onSubmit={saving.submit} {...next.watch} noValidate>
        <div className={styles.main}>
          <RestoredNotice guard={guard} />
          <WodFields known={known} wodId={wod?.id} />
          <EntryList exercises={exercises} onCreate={(index, name) => setWanted({ index, name })} />
        </div>
        <WodSide known={known} />
        <div className={styles.save}>
          <SaveRefusal saving={saving} />
          <div className={styles.buttons}>
            <Button type="submit" variant="primary" disabled={saving.isSaving}>
              {saving.isSaving ? 'Saving...' : wod ? 'Update WOD' : 'Create WOD'}
            </Button>
            <NextButtons next={next} isSaving={saving.isSaving} />
            <Link className={buttonClass()} to={next.list} onClick={next.toList}>
              Cancel
            </Link>
            {wod?.publishAt !== undefined && (
              <Button
                variant="quiet"
                aria-label="Delete"
                disabled={saving.isSaving}
                onClick={() => void remove(wod, { isDirty: form.formState.isDirty, leave })}
              >
                <Trash2 aria-hidden="true" />
              </Button>
            )}
            {form.formState.isDirty && <p className={styles.unsaved}>Unsaved changes</p>}
          </div>
        </div>
      </form>
      <NewExerciseDialog name={wanted?.name} onSaved={chooseCreated} onCancel={() => setWanted(undefined)} />
    </FormProvider>
  );
}

const embedded = (wod: Wod | undefined) => (wod?.exercises ?? []).map(({ exercise }) => exercise);
