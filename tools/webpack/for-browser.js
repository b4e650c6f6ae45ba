// Stands in the browser's bundles in the place of each module `*-for-server`: nothing of what only the server asks.
export const forServer = () => undefined;
