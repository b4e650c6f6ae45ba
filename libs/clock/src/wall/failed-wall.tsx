import { Link, useLocation, useRevalidator } from '@wod/platform';
import { StatePanel, buttonClass } from '@wod/ui';
import { useEffect, type ReactNode } from 'react';
import { useWakeLock } from '../use-wake-lock';

const AGAIN_MS = 30_000;

interface FailedWallProps {
  title: string;
  /** Other ways on. */
  children?: ReactNode;
}

/** A wall that couldn't be loaded. Nobody may stand beside it, as where a screen is on before its network is, so it tries again by itself. */
export function FailedWall({ title, children }: FailedWallProps) {
  const { pathname, search } = useLocation();
  const { revalidate } = useRevalidator();
  useWakeLock();
  useEffect(() => {
    const timer = setInterval(() => void revalidate(), AGAIN_MS);
    return () => clearInterval(timer);
  }, [revalidate]);
  return (
    <StatePanel kind="error" headingLevel={1} title={title}>
      <Link className={buttonClass('primary')} to={`${pathname}${search}`}>
        Try Again
      </Link>
      {children}
    </StatePanel>
  );
}
