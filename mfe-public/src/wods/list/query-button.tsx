import { Button, type ButtonVariant } from '@wod/ui';
import type { ReactNode } from 'react';
import { paths } from '../../paths';
import { wodListParams, type WodListQuery } from '../../wod-list-query';

export interface QueryButtonProps {
  /** Where the browser goes without JavaScript. */
  query: WodListQuery;
  /** What happens instead once JavaScript runs. */
  onPress: () => void;
  variant?: ButtonVariant;
  children: ReactNode;
}

/** A button that leads to a list; a form of its own, so that it also works without JavaScript. */
export function QueryButton({ query, onPress, variant, children }: QueryButtonProps) {
  return (
    <form
      action={paths.wods()}
      onSubmit={(event) => {
        event.preventDefault();
        onPress();
      }}
    >
      {wodListParams(query).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" variant={variant}>
        {children}
      </Button>
    </form>
  );
}
