import { ON_WALL, SHARED_RUN, followPath, readRunCode } from '@wod/domain';
import { useLoaderData, useNavigate, useNavigation, useSearchParams, type PageHandle } from '@wod/platform';
import { Button, Field, PageHeader } from '@wod/ui';
import { useEffect, useState, type FormEvent } from 'react';
import type { FollowData } from './follow-loader';
import styles from './follow.module.css';

export { followLoader } from './follow-loader';

/** A way to a clock rather than a page to find. */
export const meta: PageHandle<FollowData>['meta'] = (_data, { site }) => ({
  title: `Follow a clock | ${site.name}`,
  description: 'Type the code that a clock shows on the wall, and this screen follows it in step.',
});

/** The form sends it where no script runs; whatever it is, the answer is a redirection or a failure, which nobody keeps. */
export const searchParams = ['code'];
export const searchValues = { [ON_WALL.name]: [ON_WALL.value] };

export function Page() {
  const { code, problem } = useLoaderData<FollowData>();
  const navigate = useNavigate();
  const isLooking = useNavigation().state !== 'idle';
  const [params] = useSearchParams();
  const [typed, setTyped] = useState(code);
  const [isWall, setIsWall] = useState(params.get(ON_WALL.name) === ON_WALL.value);
  const [field, setField] = useState<HTMLInputElement | null>(null);

  // A code that leads nowhere is another page, to which the frame has given the focus by then.
  useEffect(() => {
    if (!field || problem === undefined) return;
    const frame = requestAnimationFrame(() => field.focus());
    return () => cancelAnimationFrame(frame);
  }, [field, code, problem]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    field?.focus();
    void navigate(followPath(readRunCode(typed) ?? encodeURIComponent(typed.trim() || '-'), undefined, isWall));
  };
  return (
    <>
      <PageHeader title="Follow a clock" lead="The clock on the wall shows a code. With it, this screen runs in step." />
      <form className={styles.form} action={followPath()} onSubmit={submit}>
        <Field label="Code" error={isLooking ? undefined : problem}>
          {(control) => (
            <input
              {...control}
              ref={setField}
              className={`${control.className} ${styles.code}`}
              name="code"
              value={typed}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={SHARED_RUN.codeLength + 4}
              onChange={({ target }) => setTyped(target.value)}
            />
          )}
        </Field>
        <label className={styles.wall}>
          <input type="checkbox" name={ON_WALL.name} value={ON_WALL.value} checked={isWall} onChange={({ target }) => setIsWall(target.checked)} />
          This is a large screen: show the board
        </label>
        <Button type="submit" variant="primary">
          Follow
        </Button>
        <p role="status" className="visually-hidden">
          {isLooking ? 'Looking for it…' : problem}
        </p>
      </form>
    </>
  );
}
