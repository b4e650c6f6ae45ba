import { parseTimeOfDay } from '@wod/domain';
import { useSearchParams } from '@wod/platform';

const PARAMETER = 'start';

/** When the class begins, "18:00". Kept in the address, so that a shared link and a reload preserve it. */
export function useStartTime() {
  const [params, setParams] = useSearchParams();
  const text = params.get(PARAMETER) ?? '';
  const minutes = parseTimeOfDay(text);
  return {
    text: minutes === undefined ? '' : text,
    /** minutes since midnight; undefined when no time is set */
    minutes,
    change: (time: string) =>
      setParams(
        (now) => {
          now.delete(PARAMETER);
          if (time !== '') now.set(PARAMETER, time);
          return now;
        },
        { replace: true, preventScrollReset: true },
      ),
  };
}
