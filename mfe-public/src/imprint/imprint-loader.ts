export interface ImprintData {
  /** the day of the request in UTC, as YYYY-MM-DD */
  today: string;
}

/** The date is loader data, so that the server's HTML and the browser's first render agree on it. */
export function imprintLoader(): ImprintData {
  return { today: new Date().toISOString().slice(0, 10) };
}
