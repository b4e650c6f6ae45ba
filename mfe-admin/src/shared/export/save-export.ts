import type { TransferFormat } from '@wod/domain';
import type { AdminApi } from '../../admin-api';

/**
 * Hands the browser a file with the library to save.
 * @param ids only these WODs, at most 200
 * @throws ApiError
 */
export async function saveExport(api: AdminApi, format: TransferFormat, ids?: string[]): Promise<void> {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(await api.exportFile(format, ids));
  link.download = `wods-${new Date().toISOString().slice(0, 10)}.${format}`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href));
}
