import type { TransferFormat } from '@wod/domain';
import type { AdminApi } from '../../admin-api';

/**
 * Hands the browser a file with the library to save.
 * @param which the ids of some WODs, at most 200, or whether drafts are to be in it too
 * @throws ApiError
 */
export async function saveExport(api: AdminApi, format: TransferFormat, which: { ids?: string[]; drafts?: boolean }): Promise<void> {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(await api.exportFile(format, which));
  link.download = `wods-${new Date().toISOString().slice(0, 10)}.${format}`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href));
}
