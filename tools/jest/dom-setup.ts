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
  asyncWrapper: (action) => asyncWrapper(async () => {
    const result = await action();
    for (let turn = 0; turn < TURNS; turn += 1) await new Promise((resolve) => { nextTurn(resolve); });
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
