/** Closes on Ctrl-C and on SIGTERM; a second Ctrl-C doesn't wait. For scripts; the api's runProcess runs what visitors reach. */
export function closeOnSignal(close: () => Promise<void>): void {
  let closing = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (closing && signal === 'SIGINT') process.exit(1);
      if (closing) return;
      closing = true;
      void close().then(() => process.exit(0));
    });
  }
}
