import type { TransferFormat } from '@wod/domain';

/**
 * Hands the browser a file to save, once it has arrived.
 * @param name without the day and the ending
 * @throws ApiError
 */
export async function saveFile(name: string, format: TransferFormat, file: Promise<Blob>): Promise<void> {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(await file);
  link.download = `${name}-${new Date().toISOString().slice(0, 10)}.${format}`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href));
}
