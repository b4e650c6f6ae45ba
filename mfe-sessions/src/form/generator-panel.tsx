import { EQUIPMENT, EQUIPMENT_FACTS, WOD_TYPES, WOD_TYPE_LABEL, type Equipment, type WodType } from '@wod/domain';
import { Button, Notice, Panel } from '@wod/ui';
import { Sparkles } from 'lucide-react';
import { Chip } from './chip';
import type { GeneratorOptions } from './form-state';
import styles from './generator-panel.module.css';
import { MoreOptions, type MoreOptionsProps } from './more-options';

export interface GeneratorPanelProps extends MoreOptionsProps {
  /** Whether the library is there to choose from. */
  ready: boolean;
  /** Why nothing could be generated. */
  error: string | undefined;
  reasoning: string | undefined;
  onGenerate: (options?: GeneratorOptions) => void;
}

const toggled = <T,>(list: readonly T[], item: T): T[] => (list.includes(item) ? list.filter((one) => one !== item) : [...list, item]);

/** What the generator is told, and what it says (spec 9). */
export function GeneratorPanel({ ready, error, reasoning, onGenerate, ...more }: GeneratorPanelProps) {
  const { options, setOptions } = more;
  return (
    <Panel aria-labelledby="generator" className={styles.panel}>
      <h2 id="generator" className={styles.heading}>Auto-Generate</h2>
      <Chips<Equipment>
        label="Available equipment"
        hint="None chosen means all."
        values={EQUIPMENT}
        text={(equipment) => EQUIPMENT_FACTS[equipment].label}
        chosen={options.equipment}
        onToggle={(equipment) => setOptions({ equipment: toggled(options.equipment, equipment) })}
      />
      <Chips<WodType>
        label="Exclude workout types"
        values={WOD_TYPES}
        text={(type) => WOD_TYPE_LABEL[type]}
        chosen={options.excludedTypes}
        onToggle={(type) => setOptions({ excludedTypes: toggled(options.excludedTypes, type) })}
      />
      <MoreOptions {...more} onReroll={onGenerate} ready={ready} />
      <div>
        <Button variant="primary" disabled={!ready} onClick={() => onGenerate()}>
          <Sparkles aria-hidden="true" />Generate Session
        </Button>
      </div>
      {error && <Notice kind="bad">{error}</Notice>}
      {reasoning && !error && <Notice kind="good"><strong className={styles.done}>Auto-Generated!</strong> {reasoning}</Notice>}
    </Panel>
  );
}

interface ChipsProps<T extends string> {
  label: string;
  hint?: string;
  values: readonly T[];
  text: (value: T) => string;
  chosen: readonly T[];
  onToggle: (value: T) => void;
}

function Chips<T extends string>({ label, hint, values, text, chosen, onToggle }: ChipsProps<T>) {
  return (
    <fieldset className={styles.chips}>
      <legend>{label} {hint && <span className={styles.hint}>{hint}</span>}</legend>
      <div className={styles.row}>
        {values.map((value) => <Chip key={value} label={text(value)} pressed={chosen.includes(value)} onPress={() => onToggle(value)} />)}
      </div>
    </fieldset>
  );
}
