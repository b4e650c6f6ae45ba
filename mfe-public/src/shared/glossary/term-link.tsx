import { Link } from '@wod/platform';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { paths } from '../../paths';
import { termAnchor } from './term-anchor';
import styles from './term.module.css';

/** The terms on a board that are worth explaining, as written there. */
const TERM = /\b(?:AMRAP|E[23]?MOM|Tabata|for (?:time|load|reps|quality)|buy-in|cash-out|Rx)\b/i;

interface TermLinkProps {
  /** as written in the glossary or the guide to the types */
  term: string;
  children: ReactNode;
}

/** Links to the explanation of a term, and shows it in place where scripts run. */
export function TermLink({ term, children }: TermLinkProps) {
  const [popover, setPopover] = useState<ReactNode>();

  // A press may come while the last popover closes, whose word of that comes late: each press opens its own, which only it closes.
  async function explain(link: HTMLAnchorElement, pressedAt: number) {
    try {
      const { TermPopover } = await import('./term-popover');
      const opened = (
        <TermPopover key={pressedAt} term={term} source={link} onClose={() => setPopover((shown) => (shown === opened ? undefined : shown))} />
      );
      setPopover(opened);
    } catch {
      location.assign(link.href);
    }
  }

  function click(event: MouseEvent<HTMLAnchorElement>) {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void explain(event.currentTarget, event.timeStamp);
  }

  return (
    <>
      <Link className={styles.term} to={paths.wodTypes(termAnchor(term))} onClick={click}>
        {children}
      </Link>
      {popover}
    </>
  );
}

/** Text from the board with its first term as a link. */
export function TextWithTerm({ text }: { text: string }) {
  const [term] = TERM.exec(text) ?? [];
  if (term === undefined) return <>{text}</>;
  const [before, ...after] = text.split(term);
  return (
    <>
      {before}
      <TermLink term={term}>{term}</TermLink>
      {after.join(term)}
    </>
  );
}
