/** Tells the benchmark, whenever it asks, what this process has used; ends with the benchmark. */
export function reportUsage() {
  process.on('message', (message) => {
    if (message !== 'usage') return;
    const { user, system } = process.cpuUsage();
    process.send({ cpu: (user + system) / 1e6, rss: process.memoryUsage.rss() / 1e6 });
  });
  process.on('disconnect', () => process.exit());
}
