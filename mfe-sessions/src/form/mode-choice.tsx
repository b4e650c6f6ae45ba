import { ListPlus, Sparkles } from 'lucide-react';
import type { FormState } from './form-state';
import styles from './mode-choice.module.css';

const MODES = [
  { mode: 'manual', label: 'Manual Selection', text: 'Search the library and pick each WOD yourself.', Icon: ListPlus },
  { mode: 'auto', label: 'Auto-Generate', text: 'Fill the time with WODs that fit your equipment.', Icon: Sparkles },
] as const;

export interface ModeChoiceProps {
  mode: FormState['mode'];
  onChange: (mode: FormState['mode']) => void;
}

export function ModeChoice({ mode: chosen, onChange }: ModeChoiceProps) {
  return (
    <fieldset className={styles.modes}>
      <legend className="visually-hidden">How to choose the WODs</legend>
      {MODES.map(({ mode, label, text, Icon }) => (
        <label key={mode} className={styles.mode}>
          <input type="radio" name="mode" className={styles.input} checked={mode === chosen} onChange={() => onChange(mode)} />
          <Icon className={styles.icon} aria-hidden="true" />
          <span className={styles.label}>{label}</span>
          <span className={styles.text}>{text}</span>
        </label>
      ))}
    </fieldset>
  );
}
