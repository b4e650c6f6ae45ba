import type { MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * The click handler of a "Go Back" link: one step back when the visitor came from a page of this site. Otherwise, and for a
 * click that opens a new tab, the link is followed.
 */
export function useGoBack(): (event: MouseEvent) => void {
  const navigate = useNavigate();
  // The first page of a visit has the router's default key; every later one has a key of its own.
  const cameFromHere = useLocation().key !== 'default';
  return (event) => {
    const plainClick = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!cameFromHere || !plainClick) return;
    event.preventDefault();
    void navigate(-1);
  };
}
