/** A migration whose new columns take their values from the other ones, also in what a backup from before it brings back. */
export interface FillsColumns {
  /** Part of `up`; run again, it changes nothing. */
  fill(database: { query(sql: string, values?: unknown[]): Promise<unknown> }): Promise<void>;
}
