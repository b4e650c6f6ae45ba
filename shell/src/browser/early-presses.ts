/** A press of these does nothing without React: links, forms and menus work by themselves. */
const BUTTONS = '[type=button]:not([popovertarget])';

/** React keeps the props of an element that it has taken over on the element. */
const isAlive = (button: Element) => Object.keys(button).some((key) => key.startsWith('__reactProps'));

const waiting = new WeakSet<Element>();

/** Presses a button as soon as it is alive; what has left the page is forgotten. */
function press(button: HTMLElement) {
  if (isAlive(button)) {
    waiting.delete(button);
    button.click();
  } else if (button.isConnected) setTimeout(press, 50, button);
}

/** Presses it once, however often it was pressed before. */
function keep(target: EventTarget | null, isLost?: boolean) {
  const button = target instanceof Element && target.closest<HTMLElement>(BUTTONS);
  if (!button || waiting.has(button) || (!isLost && isAlive(button))) return;
  waiting.add(button);
  press(button);
}

/**
 * A button of the server's HTML does nothing until React has taken it over, which may wait for code of its own. A press before that counts as soon
 * as it has. Of what was pressed before this code was there, browsers keep the first input.
 */
export function keepEarlyPresses(): void {
  const start = performance.now();
  addEventListener('click', ({ target }) => keep(target), true);
  new PerformanceObserver((list) => {
    for (const { target, name, startTime } of list.getEntries() as PerformanceEventTiming[])
      if (startTime < start && name !== 'keydown') keep(target, true);
  }).observe({ type: 'first-input', buffered: true });
}
