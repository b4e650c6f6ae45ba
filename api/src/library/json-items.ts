const COMMA = Buffer.from(',');
/** Text becomes bytes as soon as there is so much of it: a thousand small buffers would cost more to keep and to free than to fill. */
const LONG_FROM = 16 * 1024;

/** The items of a list in JSON, put together from bytes and text. */
export class JsonItems {
  private readonly pieces: Buffer[] = [];
  private text = '';

  add(item: Buffer | string): void {
    if (typeof item === 'string') {
      this.text += this.isEmpty ? item : `,${item}`;
      if (this.text.length >= LONG_FROM) this.endText();
      return;
    }
    if (!this.isEmpty) this.addBytes(COMMA);
    this.addBytes(item);
  }

  /** What has been added, with what comes before and after it. */
  between(before: Buffer, after: string): Buffer {
    this.endText();
    return Buffer.concat([before, ...this.pieces, Buffer.from(after)]);
  }

  private get isEmpty(): boolean {
    return this.pieces.length === 0 && this.text === '';
  }

  private addBytes(bytes: Buffer): void {
    this.endText();
    this.pieces.push(bytes);
  }

  private endText(): void {
    if (this.text === '') return;
    this.pieces.push(Buffer.from(this.text));
    this.text = '';
  }
}
