import { useSearchParams } from '@wod/platform';

export const SHEET_LEVELS = [
  { value: 'rx', label: 'Rx only' },
  { value: 'all', label: 'All levels' },
] as const;
type SheetLevels = (typeof SHEET_LEVELS)[number]['value'];

const PARAMETER = 'levels';

/** Whether the run sheet also gives the other levels. Kept in the address, so that a shared link and a reload preserve it. */
export function useSheetLevels() {
  const [params, setParams] = useSearchParams();
  return {
    parameter: PARAMETER,
    shown: SHEET_LEVELS.find(({ value }) => value === params.get(PARAMETER))?.value ?? 'rx',
    change: (levels: SheetLevels) =>
      setParams(
        (now) => {
          now.delete(PARAMETER);
          if (levels !== 'rx') now.set(PARAMETER, levels);
          return now;
        },
        { replace: true, preventScrollReset: true },
      ),
  };
}
