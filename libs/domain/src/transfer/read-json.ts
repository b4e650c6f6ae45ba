import { TRANSFER_FORMAT, TRANSFER_LIMITS, TRANSFER_VERSION, TransferFileError } from './transfer-limits.js';

/** An exercise or a WOD of a file, as text. */
export interface TransferItem {
  list: 'exercises' | 'wods' | 'drafts';
  text: string;
  /** of the file, from 1 */
  line: number;
}

const isList = (name: string): name is TransferItem['list'] => name === 'exercises' || name === 'wods' || name === 'drafts';
/** The fields of a file besides its lists are short. */
const HEAD_MAX = 1000;
const WHITE = /\s/;

/**
 * Cuts the JSON of a library into its exercises and WODs, whatever comes in one piece: nothing is built from a text that is too
 * long or too deep. Whether each is JSON at all is left to the parser.
 */
export class JsonItems {
  private line = 1;
  private open = '';
  private isInString = false;
  private isEscaped = false;
  /** The text of what is being read: an item, or a field of the head. */
  private text = '';
  private textLine = 1;
  /** The name at the top that was read last, until its value ends. */
  private name: string | undefined;
  private isDone = false;
  /** Whether the head has said what the file is. */
  private isKnown = false;

  /** @throws TransferFileError that names the line */
  *take(chunk: string): Generator<TransferItem> {
    for (let at = 0; at < chunk.length; at += 1) {
      if (this.isInString) {
        at = this.inString(chunk, at);
      } else {
        const item = this.outside(chunk.charAt(at));
        if (item) yield item;
      }
    }
  }

  /** @throws TransferFileError when the file ends too early */
  end(): void {
    if (this.open === '' && !this.isDone) throw new TransferFileError('The file is empty.');
    if (!this.isDone) throw new TransferFileError(`The file ends too early, on line ${this.line}: part of it is missing.`);
    this.refuseUnknown();
  }

  /** @returns where the string ends, or the chunk */
  private inString(chunk: string, start: number): number {
    let at = start;
    for (; at < chunk.length && this.isInString; at += 1) {
      const character = chunk.charAt(at);
      if (character === '\n') this.line += 1;
      if (this.isEscaped) this.isEscaped = false;
      else if (character === '\\') this.isEscaped = true;
      else if (character === '"') this.isInString = false;
    }
    this.keep(chunk.slice(start, at));
    return at - 1;
  }

  private outside(character: string): TransferItem | undefined {
    if (character === '\n') this.line += 1;
    if (WHITE.test(character) || character === '\ufeff') {
      this.text &&= this.text + character;
      return undefined;
    }
    if (this.isDone) throw this.broken(character);
    switch (character) {
      case '{':
      case '[':
        this.opening(character);
        return undefined;
      case '}':
      case ']':
        return this.closing(character);
      case ',':
        if (this.isBetween()) return this.ended();
        break;
      case ':':
        if (this.open === '{' && this.name === undefined) {
          this.name = this.value(this.text) as string;
          this.text = '';
          return undefined;
        }
        break;
      case '"':
        this.isInString = true;
    }
    if (this.open === '') throw this.broken(character);
    this.keep(character);
    return undefined;
  }

  private opening(bracket: string): void {
    if (this.open === '' && bracket === '[') throw notOurs();
    this.open += bracket;
    const isListItself = this.open === '{[' && this.name !== undefined && isList(this.name);
    if (this.open.length > 1 && !isListItself) this.keep(bracket);
    if (this.open.length > TRANSFER_LIMITS.depthMax) throw new TransferFileError(`Line ${this.line}: the brackets are nested too deeply for a WOD.`);
  }

  private closing(bracket: string): TransferItem | undefined {
    if (this.open.at(-1) !== (bracket === '}' ? '{' : '[')) throw this.broken(bracket);
    const item = this.isBetween() ? this.ended() : undefined;
    const wasList = this.open === '{[' && this.name !== undefined && isList(this.name);
    this.open = this.open.slice(0, -1);
    if (this.open === '') this.isDone = true;
    else if (wasList) this.name = undefined;
    else this.keep(bracket);
    return item;
  }

  /** Whether a comma or a bracket ends an item of a list or a field of the head here. */
  private isBetween(): boolean {
    return this.open === '{' || (this.open === '{[' && this.name !== undefined && isList(this.name));
  }

  private ended(): TransferItem | undefined {
    const text = this.text;
    this.text = '';
    if (this.open === '{') {
      if (text !== '') this.head(text);
      this.name = undefined;
      return undefined;
    }
    if (text === '') return undefined;
    this.refuseUnknown();
    return { list: this.name as TransferItem['list'], text, line: this.textLine };
  }

  private head(text: string): void {
    if (this.name === 'format') {
      if (this.value(text) !== TRANSFER_FORMAT) throw notOurs();
      this.isKnown = true;
    }
    if (this.name === 'version' && this.value(text) !== TRANSFER_VERSION) {
      throw new TransferFileError(
        `The file has version ${text.trim().slice(0, 20)} of the format, and this library reads version ${TRANSFER_VERSION}.`,
      );
    }
  }

  private refuseUnknown(): void {
    if (!this.isKnown) throw notOurs();
  }

  private keep(piece: string): void {
    if (this.text === '') this.textLine = this.line;
    this.text += piece;
    const most = this.open.startsWith('{[') ? TRANSFER_LIMITS.itemMax : HEAD_MAX;
    if (this.text.length > most) throw new TransferFileError(`Line ${this.textLine}: this is longer than any exercise or WOD can be.`);
  }

  private value(text: string): unknown {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      throw this.broken(text.trim().slice(0, 1));
    }
  }

  private broken(character: string): TransferFileError {
    return new TransferFileError(`Line ${this.line}: the file is no valid JSON; there is a ${character} where it can’t be.`);
  }
}

const notOurs = () => new TransferFileError(`The file is no export of a library: its “format” isn’t “${TRANSFER_FORMAT}”.`);
