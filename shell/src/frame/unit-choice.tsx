import { useReaderChoice } from '@wod/platform';
import { Segments } from '@wod/ui';

const UNITS = [
  { value: 'kg', label: 'kg' },
  { value: 'lb', label: 'lb' },
] as const;

/** Kilograms or pounds, chosen once for every board. */
export function UnitChoice() {
  const { unit, change } = useReaderChoice();
  return (
    change && (
      <Segments label="Units" name="unit" options={UNITS} value={unit} action={change.action} onChoose={(value) => change.to({ unit: value })} />
    )
  );
}
