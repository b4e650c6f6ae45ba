/** A value from the operator's configuration, or a conspicuous placeholder. */
export function Configured({ value, missing }: { value?: string; missing: string }) {
  return value ? <>{value}</> : <mark>{missing}</mark>;
}
