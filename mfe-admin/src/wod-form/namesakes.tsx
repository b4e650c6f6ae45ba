import type { Namesake } from '@wod/domain';
import { Link } from '@wod/platform';
import { paths } from '../paths';

/** Says which WODs have the same name. It keeps nobody from saving. */
export const Namesakes = ({ wods }: { wods: readonly Namesake[] }) => (
  <>
    There is one of this name already:{' '}
    {wods.map(({ id, name, isDraft }, index) => (
      <span key={id}>
        {index > 0 && ', '}
        <Link to={isDraft ? paths.editDraft(id) : paths.editWod(id)} target="_blank">
          {name}
        </Link>
        {isDraft && ' (draft)'}
      </span>
    ))}
    . You can save it all the same.
  </>
);
