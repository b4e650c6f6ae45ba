// Replaces each `*-for-server` module in browser bundles: nothing of what only the server needs.
export const forServer = () => undefined;
