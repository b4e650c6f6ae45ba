import { expect, test, untilAlive } from '../journey';

type Held = typeof globalThis & { paint(): void; reactRan?: true; __REACT_DEVTOOLS_GLOBAL_HOOK__?: object };

test('what the server sent is painted before any of React runs', async ({ page }) => {
  // The page's next frame waits until the test lets it come. React says to the developer tools that it is there.
  await page.addInitScript(() => {
    const held = globalThis as Held;
    const frame = requestAnimationFrame.bind(globalThis);
    const released = new Promise<void>((resolve) => (held.paint = resolve));
    globalThis.requestAnimationFrame = (callback) => {
      void released.then(() => frame(callback));
      return 0;
    };
    held.__REACT_DEVTOOLS_GLOBAL_HOOK__ = { supportsFiber: true, inject: () => (held.reactRan = true) };
  });
  const reactRan = () => page.evaluate(() => (globalThis as Held).reactRan ?? false);

  await page.goto('/wods', { waitUntil: 'load' });
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(await reactRan()).toBe(false);

  await page.evaluate(() => (globalThis as Held).paint());
  await expect.poll(reactRan).toBe(true);
  await untilAlive(page);
});
