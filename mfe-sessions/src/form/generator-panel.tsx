import {
  EQUIPMENT,
  EQUIPMENT_FACTS,
  kitItemLabel,
  nearFitText,
  NEEDS,
  WOD_TYPES,
  WOD_TYPE_LABEL,
  type Equipment,
  type NearFit,
  type Need,
  type WodType,
} from '@wod/domain';
import { Button, Notice, Panel } from '@wod/ui';
import { Sparkles } from 'lucide-react';
import { ChangeOverChoice } from './blocks/change-over-choice';
import { Chip } from './chip';
import type { GeneratorOptions } from './form-state';
import styles from './generator-panel.module.css';
import { MoreOptions, type MoreOptionsProps } from './more-options';
import { SuggestBox } from './suggest-box';
import type { Refusal } from './use-generator';
import type { Library } from './use-library';

export interface GeneratorPanelProps extends MoreOptionsProps {
  library: Library;
  onRetry: () => void;
  refusal: Refusal | undefined;
  reasoning: string | undefined;
  /** Whether the reasoning is about a suggested class. */
  isSuggestion: boolean | undefined;
  onGenerate: (options?: GeneratorOptions) => void;
  onSuggest: (fit?: NearFit) => void;
  onDrawAgain: () => void;
}

const toggled = <T,>(list: readonly T[], item: T): T[] => (list.includes(item) ? list.filter((one) => one !== item) : [...list, item]);

/** Two ways of filling a class: one a coach would accept, and the generator of spec 9, with their options and results. */
export function GeneratorPanel({
  library,
  onRetry,
  refusal,
  reasoning,
  isSuggestion,
  onGenerate,
  onSuggest,
  onDrawAgain,
  ...more
}: GeneratorPanelProps) {
  const { options, setOptions } = more;
  const ready = library.status === 'loaded';
  return (
    <Panel aria-labelledby="generator" className={styles.panel}>
      <h2 id="generator" className={styles.heading}>
        Auto-Generate
      </h2>
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
      <Chips<Need>
        label="Leave out what needs"
        hint={options.equipment.length > 0 ? 'A suggested class needs nothing beside the chosen equipment, except a partner.' : undefined}
        values={NEEDS}
        text={kitItemLabel}
        chosen={options.excludedNeeds}
        onToggle={(need) => setOptions({ excludedNeeds: toggled(options.excludedNeeds, need) })}
      />
      <ChangeOverChoice chosen={options.changeOver} onChange={(changeOver) => setOptions({ changeOver })} />
      {library.status === 'failed' && (
        <Notice kind="bad" actions={<Button onClick={onRetry}>Try Again</Button>}>
          Failed to load WODs
        </Notice>
      )}
      <div className={styles.ways}>
        <SuggestBox ready={ready} options={options} setOptions={setOptions} onSuggest={() => onSuggest()} onDrawAgain={onDrawAgain} />
        <div className={styles.way}>
          <Button variant="primary" disabled={!ready} aria-describedby="generate-text" onClick={() => onGenerate()}>
            <Sparkles aria-hidden="true" />
            Generate Session
          </Button>
          <p id="generate-text" className={styles.text}>
            Fills the time with as many WODs as fit, the shortest first, types mixed.
          </p>
          <MoreOptions {...more} onReroll={onGenerate} ready={ready} />
        </div>
      </div>
      {refusal && (
        <Notice
          kind="bad"
          actions={refusal.nearFits?.map((fit) => (
            <Button key={nearFitText(fit)} onClick={() => onSuggest(fit)}>
              {nearFitText(fit)}
            </Button>
          ))}
        >
          {refusal.error}
        </Notice>
      )}
      {reasoning && !refusal && (
        <Notice kind="good">
          <strong className={styles.done}>{isSuggestion ? 'Suggested!' : 'Auto-Generated!'}</strong> {reasoning}
        </Notice>
      )}
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
      <legend>
        {label} {hint && <span className={styles.hint}>{hint}</span>}
      </legend>
      <div className={styles.row}>
        {values.map((value) => (
          <Chip key={value} label={text(value)} pressed={chosen.includes(value)} onPress={() => onToggle(value)} />
        ))}
      </div>
    </fieldset>
  );
}
