/** A migration whose new columns are derived from existing ones, including after the restore of an older backup. */
export interface FillsColumns {
  /** Part of `up`; run again, it changes nothing. */
  fill(database: { query(sql: string, values?: unknown[]): Promise<unknown> }): Promise<void>;
}
