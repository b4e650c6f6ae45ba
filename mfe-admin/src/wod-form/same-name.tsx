import { useFormContext, useWatch } from 'react-hook-form';
import { Warning } from '../shared/form/warning';
import { Namesakes } from './namesakes';
import { useNamesakes } from './use-namesakes';
import type { WodDraft } from './wod-draft';

/** Says that there is a WOD of the typed name already. It keeps nobody from saving. */
export function SameName({ wodId }: { wodId: string | undefined }) {
  const {
    control,
    formState: { dirtyFields },
  } = useFormContext<WodDraft>();
  const name = useWatch({ control, name: 'name' }).trim();
  const wods = useNamesakes(dirtyFields.name === true ? name : undefined, wodId);
  return <Warning>{wods.length > 0 && <Namesakes wods={wods} />}</Warning>;
}
