// The whole product, as `npm start` serves it, in a process of its own. It says its address to the process that forked it
// and ends with it.
const { serve } = await import(new URL('../../../server/dist/product.js', import.meta.url).href);
const { address, close } = await serve();
process.once('disconnect', async () => {
  await close();
  process.exit(0);
});
process.send?.(address);
