import { CircleAlert, Search, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './state-panel.module.css';

export interface StatePanelProps {
  kind: 'empty' | 'error';
  /** By default, one that says that nothing was found, or that something failed. */
  icon?: LucideIcon;
  /** What happened, in the words of the spec. */
  title: string;
  /** What it means or what to do next. */
  text?: ReactNode;
  /** Buttons or links. */
  children?: ReactNode;
  /** 1 where the panel is all that the page has to say. */
  headingLevel?: 1 | 2 | 3;
}

/** Takes the place of content: nothing found, something to know, something failed. An error is announced. */
export function StatePanel({ kind, icon: Icon = kind === 'error' ? CircleAlert : Search, title, text, children, headingLevel = 2 }: StatePanelProps) {
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
