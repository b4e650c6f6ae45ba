// Under `npm run dev` the shell tells each micro-frontend of its edits (shell/src/browser/reload-in-development.ts).
/* global __resourceQuery */
const name = __resourceQuery.slice(1);
let updated = Promise.resolve();

addEventListener('edited', ({ detail }) => {
  if (detail !== name) return;
  updated = updated
    .then(() => import.meta.webpackHot.check(true))
    // If no module accepts the update, reload the page.
    .then(
      () => globalThis.reactRefresh.performReactRefresh(),
      () => location.reload(),
    );
});
