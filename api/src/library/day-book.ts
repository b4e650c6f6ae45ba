/** A day as it was decided. */
export interface DayRecord {
  /** YYYY-MM-DD */
  date: string;
  /** `open`: something was pinned to it, and the pin was removed. */
  kind: 'wod' | 'rest' | 'open';
  wodId?: string;
  /** the name of its WOD at that time */
  title: string;
  isPinned: boolean;
  /** What the admin is shown of its WOD as long as that isn't public: its name, and when it will be, or `UNPUBLISHED`. */
  draft?: { name: string; publishAt: string };
}

/** The days that are decided: past ones, and days to come that something is pinned to. */
export class DayBook {
  private readonly records = new Map<string, DayRecord>();
  /** Their dates in order. */
  private readonly dates: string[] = [];

  constructor(records: readonly DayRecord[]) {
    for (const record of [...records].sort((a, b) => (a.date < b.date ? -1 : 1))) this.put(record);
  }

  /** @returns undefined for a day that isn't decided */
  get(date: string): DayRecord | undefined {
    const record = this.records.get(date);
    return record?.kind === 'open' ? undefined : record;
  }

  /** The first day of all. */
  get first(): string | undefined {
    return this.dates.find((date) => this.get(date));
  }

  /** Those before a day, the newest first. */
  before(date: string, limit: number): DayRecord[] {
    const found: DayRecord[] = [];
    for (let at = this.placeOf(date) - 1; at >= 0 && found.length < limit; at -= 1) {
      const record = this.get(this.dates[at] ?? '');
      if (record) found.push(record);
    }
    return found;
  }

  /** Those from a day on, the next first. */
  from(date: string): DayRecord[] {
    return this.dates.slice(this.placeOf(date)).flatMap((later) => this.get(later) ?? []);
  }

  put(record: DayRecord): void {
    if (!this.records.has(record.date)) this.dates.splice(this.placeOf(record.date), 0, record.date);
    this.records.set(record.date, record);
  }

  /** How many of the days are before a date: nearly always all, or all but the last few. */
  private placeOf(date: string): number {
    return 1 + this.dates.findLastIndex((other) => other < date);
  }
}
