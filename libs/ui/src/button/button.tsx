import type { ComponentProps } from 'react';
import styles from './button.module.css';

/** primary: the one thing to do here; danger: it can't be undone; quiet: no box until hovered. */
export type ButtonVariant = 'primary' | 'secondary' | 'danger' | 'quiet';

/** The look of a button, for a link that reads as one. */
export function buttonClass(variant: ButtonVariant = 'secondary'): string {
  return variant === 'secondary' ? `${styles.button}` : `${styles.button} ${styles[variant]}`;
}

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'className'> {
  variant?: ButtonVariant;
}

/** A button; `type` is `button` unless the caller says otherwise, so it never submits a form by accident. */
export function Button({ variant, type = 'button', ...rest }: ButtonProps) {
  return <button type={type} className={buttonClass(variant)} {...rest} />;
}
