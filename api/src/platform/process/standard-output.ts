/** Takes lines. */
export interface LogTarget {
  write(line: string): void;
}

/** In characters, so that what is gathered stays small however much one turn of the event loop says. */
const MOST = 64 * 1024;

/** Writes the lines of one turn of the event loop at once: a write for each would cost a request more than its line. */
export class GatheredLines implements LogTarget {
  private lines = '';

  constructor(private readonly target: LogTarget) {}

  write(line: string): void {
    if (this.lines === '') setImmediate(() => this.flush());
    this.lines += line;
    if (this.lines.length > MOST) this.flush();
  }

  /** After what was gathered, since the process may end next. */
  writeNow(line: string): void {
    this.lines += line;
    this.flush();
  }

  /** Writes what was gathered. */
  flush(): void {
    if (this.lines === '') return;
    const { lines } = this;
    this.lines = '';
    this.target.write(lines);
  }
}

/** Where every line of the process goes, in order. */
export const standardOutput = new GatheredLines({ write: (lines) => void process.stdout.write(lines) });

process.once('exit', () => standardOutput.flush());
