import type { ComponentProps } from 'react';
import styles from './clock.module.css';

interface ClockButtonProps extends ComponentProps<'button'> {
  /** the one that is meant to be pressed */
  isPrimary?: boolean;
}

/** A button on a screen on which something runs: large, and in the colours of the phase. */
export function ClockButton({ isPrimary = false, className, ...props }: ClockButtonProps) {
  return <button type="button" {...props} className={[styles.button, isPrimary && styles.primary, className].filter(Boolean).join(' ')} />;
}
