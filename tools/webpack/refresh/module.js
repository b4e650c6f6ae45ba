// What loader.cjs adds to each module of a micro-frontend under `npm run dev`: an edit replaces components that stay where they are.
const { reactRefresh } = globalThis;

export const signatures = reactRefresh.createSignatureFunctionForTransform;

/** @param {string} module its id @returns the function that registers the module's components */
export const registrar = (module) => (component, name) => reactRefresh.register(component, `${module} ${name}`);

/**
 * A module of components accepts its own edits; any other leaves them to its importers, ultimately a reload. A page accepts them
 * too: what else it exports, for the router, takes effect at the next load.
 * @param {object} exports @param {object} hot the module's
 */
export function takeEdits(exports, hot) {
  const values = Object.values(exports);
  if ('Page' in exports || (values.length > 0 && values.every(reactRefresh.isLikelyComponentType))) hot.accept();
}
