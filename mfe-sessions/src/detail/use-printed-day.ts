import { dayInUtc, localDay } from '@wod/domain';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * The day for the printed-date line. The first render shows the day the page was loaded, the same on the server
 * and in the browser; after that it is the reader's own day, updated before each print.
 */
export function usePrintedDay(loaded: string): string {
  const [day, setDay] = useState(() => dayInUtc(loaded));
  useEffect(() => {
    const update = () => setDay(localDay(new Date()));
    update();
    const beforePrint = () => flushSync(update);
    addEventListener('beforeprint', beforePrint);
    return () => removeEventListener('beforeprint', beforePrint);
  }, []);
  return day;
}
