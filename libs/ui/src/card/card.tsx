import type { ComponentProps, ReactNode } from 'react';
import styles from './card.module.css';

export interface CardProps extends ComponentProps<'div'> {
  as?: 'article' | 'div';
  /** Classes for what is inside, and for `--t`, the colour of the upper edge. */
  className: string;
}

/** Something that is one of many and leads to its own page. */
export function Card({ as: Element = 'article', className, ...rest }: CardProps) {
  return <Element className={`${styles.card} ${className}`} {...rest} />;
}

export interface CardTitleProps {
  headingLevel: 2 | 3;
  className?: string;
  /** The name as a link. The link covers the whole card: a large target, and still one link. */
  children: ReactNode;
}

export function CardTitle({ headingLevel, className = '', children }: CardTitleProps) {
  const Heading = `h${headingLevel}` as const;
  return <Heading className={`${styles.title} ${className}`.trim()}>{children}</Heading>;
}
