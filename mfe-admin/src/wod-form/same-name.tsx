import { LIMITS, LIST_LIMITS, type Namesake } from '@wod/domain';
import { Link } from '@wod/platform';
import { useEffect, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useAdminApi } from '../admin-api';
import { paths } from '../paths';
import { Warning } from '../shared/form/warning';
import type { WodDraft } from './wod-draft';

/** Says that there is a WOD of the typed name already. It keeps nobody from saving. */
export function SameName({ wodId }: { wodId: string | undefined }) {
  const api = useAdminApi();
  const { control, formState: { dirtyFields } } = useFormContext<WodDraft>();
  const name = useWatch({ control, name: 'name' }).trim();
  const [found, setFound] = useState<{ name: string; wods: Namesake[] }>();
  const isNew = dirtyFields.name === true && name.length >= LIST_LIMITS.searchMinLength && name.length <= LIMITS.nameMax;

  useEffect(() => {
    if (!isNew) return;
    const newer = new AbortController();
    const ask = () => api.namesakes({ name, ...(wodId !== undefined && { besides: wodId }) }, newer.signal)
      // Without an answer there is no warning.
      .then((wods) => setFound({ name, wods }), () => undefined);
    const timer = setTimeout(() => void ask(), LIST_LIMITS.searchDebounceMs);
    return () => {
      clearTimeout(timer);
      newer.abort();
    };
  }, [api, isNew, name, wodId]);

  const wods = isNew && found?.name === name ? found.wods : [];
  return (
    <Warning>
      {wods.length > 0 && (
        <>
          There is one of this name already:{' '}
          {wods.map(({ id, name: other, isDraft }, index) => (
            <span key={id}>{index > 0 && ', '}<Link to={isDraft ? paths.editDraft(id) : paths.editWod(id)} target="_blank">{other}</Link>{isDraft && ' (draft)'}</span>
          ))}
          . You can save it all the same.
        </>
      )}
    </Warning>
  );
}
