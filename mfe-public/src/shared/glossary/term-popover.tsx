import { Link } from '@wod/platform';
import { useEffect, useId, useRef } from 'react';
import { paths } from '../../paths';
import { findTerm } from './glossary';
import { termAnchor } from './term-anchor';
import styles from './term-popover.module.css';

interface TermPopoverProps {
  term: string;
  /** The link it is attached to. */
  source: HTMLElement;
  onClose(): void;
}

/** What a term means. Escape or a press outside closes it and returns the focus. */
export function TermPopover({ term, source, onClose }: TermPopoverProps) {
  const id = useId();
  const popover = useRef<HTMLSpanElement>(null);
  const anchor = termAnchor(term);
  const found = findTerm(anchor);

  useEffect(() => {
    popover.current?.showPopover({ source });
    popover.current?.focus();
  }, [source]);

  return (
    <span
      ref={popover}
      className={styles.popover}
      popover="auto"
      role="dialog"
      aria-labelledby={id}
      tabIndex={-1}
      onToggle={({ newState }) => newState === 'closed' && onClose()}
    >
      <b id={id}>{found?.term ?? term}</b>
      <span>{found?.explanation}</span>
      <Link to={paths.wodTypes(anchor)}>More in the guide</Link>
    </span>
  );
}
