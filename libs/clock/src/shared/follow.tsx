import { followPath, isRunKey, readRunCode, runCodeText, type RunOf, type RunRecord } from '@wod/domain';
import { Link, useLocation } from '@wod/platform';
import { StatePanel, buttonClass } from '@wod/ui';
import { useEffect, useState, type ReactNode } from 'react';
import { steadyTime } from '../steady-time';
import { keepSharedClock, readSharedClock } from './kept-clock';
import type { RunLink } from './run-link';
import { useLinkState } from './use-shared-run';

/** The code that the address asks to follow (`?follow=CODE`); undefined for none, and on the server. */
export function useFollowedCode(): string | undefined {
  const { search } = useLocation();
  const [code, setCode] = useState<string>();
  useEffect(() => setCode(readRunCode(new URLSearchParams(search).get('follow') ?? '')), [search]);
  return code;
}

export interface FollowProps {
  code: string;
  /** what this page shows; another run is followed on its own page */
  of: RunOf;
  /** Draws it once it has come. */
  children: (link: RunLink, first: RunRecord) => ReactNode;
  /** What stands around the words until then, and where it doesn't come. */
  frame?: (words: ReactNode) => ReactNode;
  /** on a large screen */
  isWall?: boolean;
}

/** The key in the address lets this tab control the clock. It is kept, and not shown any longer. */
function letIn(code: string): void {
  const key = location.hash.slice(1);
  if (!isRunKey(key)) return;
  keepSharedClock({ code, key });
  history.replaceState(history.state, '', location.pathname + location.search);
}

/** Joins what runs on another screen: controlled from here when this tab has been let in. */
export function Follow({ code, of: { kind, id }, children, frame = (words) => words, isWall = false }: FollowProps) {
  const [link, setLink] = useState<RunLink>();
  const [isLost, setLost] = useState(false);
  const [first, setFirst] = useState<RunRecord>();
  const status = useLinkState(link)?.status;

  useEffect(() => {
    letIn(code);
    const kept = readSharedClock();
    let opened: RunLink | undefined;
    let isOver = false;
    void import(/* webpackChunkName: "shared-clock" */ './share-panel').then(
      ({ RunLink: Link }) => {
        if (isOver) return;
        opened = new Link(kept?.code === code ? kept : { code });
        opened.open();
        setLink(opened);
      },
      () => setLost(true),
    );
    return () => {
      isOver = true;
      opened?.close();
    };
  }, [code]);

  useEffect(() => {
    if (status === 'live') setFirst((known) => known ?? link?.runAt(steadyTime()()));
  }, [status, link]);

  if (first?.of.kind === kind && first.of.id === id && link) return children(link, first);
  if (first || status === 'unknown' || isLost) {
    return frame(
      <StatePanel
        kind="error"
        headingLevel={isWall ? 2 : 1}
        title={isLost ? 'The clock can’t be followed without a network' : `There is no clock ${runCodeText(code)} here`}
      >
        {!isLost && <p>It may have ended.</p>}
        <Link className={buttonClass('primary')} to={followPath(first && code, undefined, isWall)}>
          {first ? 'Follow it on its own page' : 'Type another code'}
        </Link>
      </StatePanel>,
    );
  }
  return frame(<p role="status">Joining {runCodeText(code)}…</p>);
}
