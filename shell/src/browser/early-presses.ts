/** React keeps the props of an element that it has taken over on the element. */
const isAlive = (button: Element) => Object.keys(button).some((key) => key.startsWith('__reactProps'));

/** A press that does nothing without React: links, forms and menus work by themselves. */
const buttonOf = (target: unknown) => (target instanceof Element ? target.closest<HTMLElement>('[type=button]:not([popovertarget])') : null);

const waiting = new Set<HTMLElement>();

/** Presses a button as soon as it is alive, once, however often it was pressed before; what has left the page is forgotten. */
function keep(button: HTMLElement) {
  if (waiting.has(button)) return;
  waiting.add(button);
  const press = () => {
    if (button.isConnected && !isAlive(button)) return void setTimeout(press, 50);
    waiting.delete(button);
    if (button.isConnected) button.click();
  };
  press();
}

/**
 * A button of the server's HTML does nothing until React has taken it over, which may wait for code of its own. A press before that counts as soon
 * as it has. Of what was pressed before this code was there, browsers keep the first input.
 */
export function keepEarlyPresses(): void {
  const start = performance.now();
  addEventListener('click', ({ target }) => {
    const button = buttonOf(target);
    if (button && !isAlive(button)) keep(button);
  }, true);
  new PerformanceObserver((list) => {
    for (const { target, name, startTime } of list.getEntries() as PerformanceEventTiming[]) {
      const button = buttonOf(target);
      if (button && startTime < start && !name.startsWith('key')) keep(button);
    }
  }).observe({ type: 'first-input', buffered: true });
}
