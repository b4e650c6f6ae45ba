import { plural, type TrainingSession } from '@wod/domain';
import { Button, Panel } from '@wod/ui';
import { useState } from 'react';
import { TimeBar } from '../time/time-bar';
import styles from './template-panel.module.css';

/** Spec 2: shown only where templates exist. */
export function TemplatePanel({ templates, onUse }: { templates: TrainingSession[]; onUse: (template: TrainingSession) => void }) {
  const [open, setOpen] = useState(false);
  if (templates.length === 0) return null;
  return (
    <Panel aria-labelledby="use-template" className={styles.panel}>
      <div className={styles.head}>
        <h2 id="use-template" className={styles.heading}>Use a Template</h2>
        <Button aria-expanded={open} onClick={() => setOpen(!open)}>{open ? 'Hide Templates' : 'Show Templates'}</Button>
      </div>
      {open && (
        <ul className={styles.list}>
          {templates.map((template) => (
            <li key={template.id} className={styles.template}>
              <div className={styles.what}>
                <h3>{template.name}</h3>
                <p className={styles.facts}>{template.totalMinutes} min · {plural(template.wods.length, 'WOD')}</p>
                <TimeBar session={template} />
              </div>
              <Button
                aria-label={`Use Template ${template.name}`}
                onClick={() => {
                  onUse(template);
                  setOpen(false);
                }}
              >
                Use Template
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
