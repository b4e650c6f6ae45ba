import { localIsoDay, type TransferFormat } from '@wod/domain';
import { saveFile } from '@wod/ui';

/**
 * Hands the browser an export to save, once it has arrived.
 * @param name without the day and the ending
 * @throws ApiError
 */
export async function saveExport(name: string, format: TransferFormat, file: Promise<Blob>): Promise<void> {
  saveFile(`${name}-${localIsoDay(new Date())}.${format}`, await file);
}
