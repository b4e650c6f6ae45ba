import { parseMinutes, remainingMinutes, type TrainingSession } from '@wod/domain';
import { SaveRefusal, useDraftGuard } from '@wod/forms';
import { useNavigate } from '@wod/platform';
import { useEarlyInput } from '@wod/ui';
import { useState, type KeyboardEvent } from 'react';
import { paths } from '../paths';
import { AddWods } from './add-wods';
import { DetailsFields } from './details-fields';
import { draftPlace, dropAside } from './draft-place';
import { GeneratorPanel } from './generator-panel';
import { ModeChoice } from './mode-choice';
import { PlanPanel } from './plan-panel';
import { SaveBar } from './save-bar';
import { SelectedWods } from './selected-wods';
import styles from './session-form.module.css';
import { TemplatePanel, type TemplatePanelProps } from './template-panel';
import { useGenerator } from './use-generator';
import { useLibrary } from './use-library';
import { useSaving } from './use-saving';
import { useSessionForm, type Beginning } from './use-session-form';
import { useSlots } from './use-slots';
import { useWholeWods } from './use-whole-wods';

export interface SessionFormProps {
  /** What is being edited; absent while creating. */
  session?: TrainingSession;
  /** What a new session starts with. */
  beginning?: Beginning;
  /** The templates a new session can start with. */
  templates?: TemplatePanelProps['first'];
  /** Where Cancel goes when there is nothing to go back to. */
  cancel: string;
}

/** Enter in a field, such as the search for WODs, must not save half a class; only the button does. */
function keepEnter(event: KeyboardEvent) {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
}

/** Creates or edits a session (spec section 2, "Training session create and edit"). */
export function SessionForm({ session, beginning = {}, templates, cancel }: SessionFormProps) {
  const navigate = useNavigate();
  const { library, retry } = useLibrary();
  const form = useSessionForm(session, beginning);
  const { state, changed } = form;
  const { draft, mode, options } = state;

  const saving = useSaving(form, session, ({ id, name }) => {
    if (!session) dropAside(state);
    if (!letPass()) void navigate(paths.sessions(), { state: { news: { done: 'saved', id, name } } });
  });
  const [place] = useState(() => draftPlace(session?.id));
  const letPass = useDraftGuard({
    place,
    changed,
    isSaving: saving.isSaving,
    draft: () => state,
    lasting: true,
    onFound: form.goOnWith,
  });
  useEarlyInput(saving.element, (fields) => {
    for (const name of ['name', 'description', 'notes'] as const) {
      const typed = String(fields.get(name)).replaceAll('\r\n', '\n');
      if (typed !== draft[name]) form.set({ [name]: typed });
    }
    for (const name of ['totalMinutes', 'mobilityMinutes', 'cooldownMinutes'] as const) {
      const typed = parseMinutes(String(fields.get(name)));
      if (typed !== draft[name]) form.set({ [name]: typed });
    }
  });
  const whole = useWholeWods(draft.wods, form.fill);
  const generator = useGenerator(form, library);
  const slots = useSlots(form, library);

  return (
    <form ref={saving.element} className={styles.form} onSubmit={saving.submit} onKeyDown={keepEnter} noValidate>
      <div className={styles.main}>
        {!session && (
          <>
            <ModeChoice mode={mode} onChange={form.setMode} />
            {templates && <TemplatePanel first={templates} onUse={form.useTemplate} />}
          </>
        )}
        <DetailsFields draft={draft} set={form.set} problemOf={saving.problemOf} />
        {mode === 'auto' && (
          <GeneratorPanel
            options={options}
            setOptions={form.setOptions}
            picks={draft.wods}
            library={library}
            onRetry={retry}
            refusal={generator.refusal}
            reasoning={state.reasoning}
            isSuggestion={state.isSuggestion}
            onGenerate={generator.generate}
            onSuggest={generator.suggest}
            onDrawAgain={generator.drawAgain}
          />
        )}
        <SelectedWods form={form} whole={whole} slots={slots} problemOf={saving.problemOf} />
        {mode === 'manual' && (
          <AddWods
            library={library}
            onRetry={retry}
            taken={draft.wods.map(({ wodId }) => wodId)}
            remaining={remainingMinutes(draft)}
            onAdd={form.add}
          />
        )}
        <div className={styles.last}>
          <SaveRefusal saving={saving} />
        </div>
      </div>
      <PlanPanel state={state} />
      <SaveBar draft={draft} set={form.set} isEdit={session !== undefined} saving={saving.isSaving} cancel={cancel} />
    </form>
  );
}
