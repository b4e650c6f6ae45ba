import { Link } from '@wod/platform';
import { Button, buttonClass } from '@wod/ui';
import type { Next } from './use-next';

/** The way on to the next form of a row; nothing where there is none. */
export function NextButtons({ next: { next }, isSaving }: { next: Next; isSaving: boolean }) {
  if (!next) return null;
  return (
    <>
      <Button type="submit" data-next disabled={isSaving}>
        Save and next
      </Button>
      <Link className={buttonClass()} to={next.form} replace state={next.state} aria-label={`Skip to the next one: ${next.place} of ${next.of} now`}>
        Skip{' '}
        <span>
          {next.place} of {next.of}
        </span>
      </Link>
    </>
  );
}
