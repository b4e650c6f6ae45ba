import type { WodType } from '@wod/domain';
import type { ComponentProps } from 'react';
import { wodTypeColor } from '../type-badge/wod-type-color';
import styles from './panel.module.css';

type Block = 'div' | 'section' | 'article' | 'aside';

export interface PanelProps extends ComponentProps<'div'> {
  as?: Block;
}

/** A plain surface on the page. */
export function Panel({ as: Element = 'section', className = '', ...rest }: PanelProps) {
  return <Element className={`${styles.panel} ${className}`.trim()} {...rest} />;
}

export interface BoardProps extends PanelProps {
  /** The workout type that colours the upper edge, and `--t` inside; without it the accent. */
  type?: WodType;
}

/** The whiteboard: a large surface with a coloured upper edge. */
export function Board({ as = 'article', type, className = '', ...rest }: BoardProps) {
  const color = type ? wodTypeColor(type) : '';
  return <Panel as={as} className={`${styles.board} ${color} ${className}`.trim()} {...rest} />;
}
