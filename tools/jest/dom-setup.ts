import '@testing-library/jest-dom';
import '@testing-library/react';
import { configure, getConfig } from '@testing-library/dom';

/** More turns than React takes from an event to its last effect: render, effect, what that sets, its effect. */
const TURNS = 10;

// React works in turns of setImmediate. On a busy machine the timers that the libraries wait for overtake them, and a test would
// look at a page that is half done.
const nextTurn = setImmediate;
const { asyncWrapper } = getConfig();

configure({
  // A busy machine must not fail tests: there things come late, and what never comes still fails.
  asyncUtilTimeout: 15_000,
  asyncWrapper: (action) =>
    asyncWrapper(async () => {
      const result = await action();
      for (let turn = 0; turn < TURNS; turn += 1)
        await new Promise((resolve) => {
          nextTurn(resolve);
        });
      return result;
    }),
});

// jsdom has `<dialog>` but can't open it; tests of the server have none.
if (typeof HTMLDialogElement !== 'undefined') {
  HTMLDialogElement.prototype.showModal ??= function showModal() {
    this.open = true;
    this.querySelector<HTMLElement>('input:not([readonly]), button')?.focus();
  };
  HTMLDialogElement.prototype.close ??= function close() {
    this.open = false;
  };
}

/**
 * What jsdom says of labels, found by an element's id and ancestors. For the name of each button jsdom asks every node of the page whether it
 * is a label of it, which took an eighth of the time of a form's tests.
 */
function findLabelsFaster(): void {
  const LABELABLE = 'button, input:not([type="hidden"]), meter, output, progress, select, textarea';
  const elements = [
    HTMLButtonElement,
    HTMLInputElement,
    HTMLMeterElement,
    HTMLOutputElement,
    HTMLProgressElement,
    HTMLSelectElement,
    HTMLTextAreaElement,
  ];
  const labels = {
    get(this: HTMLElement) {
      const named = this.id === '' ? [] : [...this.ownerDocument.getElementsByTagName('label')].filter(({ htmlFor }) => htmlFor === this.id);
      const around = this.closest('label:not([for])');
      return around?.querySelector(LABELABLE) === this ? [...named, around] : named;
    },
  };
  for (const { prototype } of elements) Object.defineProperty(prototype, 'labels', labels);
}

if (typeof HTMLElement !== 'undefined') findLabelsFaster();
