/**
 * Bytes to be kept, in memory of their own: Node cuts small buffers out of one of 8 kB, and zlib's are mostly empty; whoever keeps a part
 * of such memory keeps all of it.
 */
export function ownBytes(bytes: Buffer): Buffer {
  if (bytes.length === bytes.buffer.byteLength) return bytes;
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}
