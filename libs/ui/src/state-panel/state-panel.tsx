import { CircleAlert, Info, SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './state-panel.module.css';

const ICON = { empty: SearchX, error: CircleAlert, info: Info };

export interface StatePanelProps {
  kind: keyof typeof ICON;
  /** What happened, in the words of the spec. */
  title: string;
  /** What it means or what to do next. */
  text?: ReactNode;
  /** Buttons or links. */
  children?: ReactNode;
  /** 1 where the panel is all that the page has to say. */
  headingLevel?: 1 | 2 | 3;
}

/** Takes the place of content: nothing found, something failed, something to know. An error is announced. */
export function StatePanel({ kind, title, text, children, headingLevel = 2 }: StatePanelProps) {
  const Icon = ICON[kind];
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={`${styles.panel} ${styles[kind] ?? ''}`} role={kind === 'error' ? 'alert' : undefined}>
      <Icon className={styles.icon} aria-hidden="true" />
      <Heading>{title}</Heading>
      {text != null && <p className={styles.text}>{text}</p>}
      {children != null && <div className={styles.actions}>{children}</div>}
    </div>
  );
}
