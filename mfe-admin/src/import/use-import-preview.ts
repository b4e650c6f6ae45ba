import type { ImportCategory, ImportPreview } from '@wod/domain';
import { useCallback, useEffect, useState } from 'react';
import { useAdminApi } from '../admin-api';

export type PreviewState = { status: 'loading' } | { status: 'failed' } | { status: 'loaded'; preview: ImportPreview };

const loading: PreviewState = { status: 'loading' };

/** The preview of a category, loaded whenever the category changes and on demand. The latest request wins. */
export function useImportPreview(category: ImportCategory) {
  const api = useAdminApi();
  const [request, setRequest] = useState({ category });
  const [state, setState] = useState(loading);
  if (request.category !== category) {
    setRequest({ category });
    setState(loading);
  }

  useEffect(() => {
    const abort = new AbortController();
    api.importPreview(request.category, abort.signal).then(
      (preview) => !abort.signal.aborted && setState({ status: 'loaded', preview }),
      (error: unknown) => {
        if (abort.signal.aborted) return;
        // Spec 8: a failed preview is only logged.
        reportError(error);
        setState({ status: 'failed' });
      },
    );
    return () => abort.abort();
  }, [api, request]);

  const reload = useCallback(() => {
    setState(loading);
    setRequest((last) => ({ ...last }));
  }, []);

  return { state, reload };
}
