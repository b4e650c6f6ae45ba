import { TRANSFER_LIMITS } from '@wod/domain';

/** UTF-8 takes at most three bytes for what counts as one character. */
const BYTES_MAX = 3 * TRANSFER_LIMITS.fileMax;

/** The file can't be sent; the message is a sentence for a person. */
export class FileTextError extends Error {
  override readonly name = 'FileTextError';
}

/** The text of a file. @throws FileTextError when it is too large, or not in a known encoding */
export async function readText(file: File): Promise<string> {
  const tooLarge = `The file is too large: at most ${TRANSFER_LIMITS.fileMax / 1024 / 1024} MB are read at once.`;
  if (file.size > BYTES_MAX) throw new FileTextError(tooLarge);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const text = decoded(bytes);
  if (text.length > TRANSFER_LIMITS.fileMax) throw new FileTextError(tooLarge);
  return text;
}

function decoded(bytes: Uint8Array): string {
  const encoding = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw new FileTextError('The letters of this file can’t be read. Save it as “CSV UTF-8”, and choose it again.');
  }
}

/** The parts in which a text is sent; none ends in the middle of a character. */
export function* partsOf(text: string): Generator<string> {
  for (let from = 0; from < text.length; ) {
    const end = from + TRANSFER_LIMITS.partMax;
    const isCut = /[\ud800-\udbff]/.test(text.charAt(end - 1)) && end < text.length;
    yield text.slice(from, isCut ? end - 1 : end);
    from = isCut ? end - 1 : end;
  }
}
