import { failureWithReason, type ListPart } from '@wod/api-client';
import { plural, type SessionSummary, type TrainingSession } from '@wod/domain';
import { Button, Notice, Panel } from '@wod/ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useSessionApi } from '../session-api';
import { ShowMore } from '../shared/more/show-more';
import { usePages } from '../shared/more/use-pages';
import { TimeBar } from '../shared/time/time-bar';
import styles from './template-panel.module.css';

export interface TemplatePanelProps {
  /** The newest templates. */
  first: ListPart<SessionSummary>;
  onUse: (template: TrainingSession) => void;
}

/** Spec 2: shown only where templates exist. */
export function TemplatePanel({ first, onUse }: TemplatePanelProps) {
  const { sessionSummaries } = useSessionApi();
  const [open, setOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const list = usePages(
    useMemo(() => ({ ...first, page: 1 }), [first]),
    (page) => sessionSummaries({ template: true, page }),
  );
  const { items, total } = list.pages;
  const { use, reading, failure } = useTemplate((template) => {
    onUse(template);
    setOpen(false);
    // The pressed button disappears; the toggle above it stays.
    toggle.current?.focus();
  });
  if (items.length === 0) return null;
  return (
    <Panel aria-labelledby="use-template" className={styles.panel}>
      <div className={styles.head}>
        <h2 id="use-template" className={styles.heading}>
          Use a Template
        </h2>
        <Button ref={toggle} aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? 'Hide Templates' : 'Show Templates'}
        </Button>
      </div>
      {open && (
        <>
          {failure && <Notice kind="bad">{failure}</Notice>}
          {items.length < total && (
            <p role="status" className={styles.facts}>
              Showing {items.length} of {plural(total, 'template')}
            </p>
          )}
          <ul role="list">
            {items.map((template) => (
              <li key={template.id} className={styles.template}>
                <div className={styles.what}>
                  <h3>{template.name}</h3>
                  <p className={styles.facts}>
                    {template.totalMinutes} min · {plural(template.wods.length, 'WOD')}
                  </p>
                  <TimeBar session={template} />
                </div>
                <Button
                  aria-label={`Use Template ${template.name}`}
                  aria-disabled={reading !== undefined || undefined}
                  onClick={() => use(template.id)}
                >
                  {reading === template.id ? 'Loading...' : 'Use Template'}
                </Button>
              </li>
            ))}
          </ul>
          {first.total > first.items.length && <ShowMore list={list} failure="Failed to load templates" end="That’s all the templates." />}
        </>
      )}
    </Panel>
  );
}

/** Loads the chosen template in full, one at a time. */
function useTemplate(onRead: (template: TrainingSession) => void) {
  const { getSession } = useSessionApi();
  const [reading, setReading] = useState<string>();
  const [failure, setFailure] = useState<string>();
  /** The form may be edited while the response is pending. */
  const latest = useRef(onRead);
  useEffect(() => {
    latest.current = onRead;
  });

  async function use(id: string) {
    if (reading !== undefined) return;
    setReading(id);
    setFailure(undefined);
    try {
      const template = await getSession(id);
      latest.current(template);
    } catch (error) {
      setFailure(failureWithReason(error, 'Failed to load training session'));
    } finally {
      setReading(undefined);
    }
  }

  return { use: (id: string) => void use(id), reading, failure };
}
