// What loader.cjs adds to each module of a micro-frontend under `npm run dev`: an edit replaces components that stay where they are.
const { reactRefresh } = globalThis;

export const signatures = reactRefresh.createSignatureFunctionForTransform;

/** @param {string} module its id @returns what notes the module's components */
export const registrar = (module) => (component, name) => reactRefresh.register(component, `${module} ${name}`);

/**
 * A module of components takes its own edits; that of another kind is its importers' business, in the end a reload. So does a page:
 * what it exports for the router besides is seen at the next load.
 * @param {object} exports @param {object} hot of the module
 */
export function takeEdits(exports, hot) {
  const values = Object.values(exports);
  if ('Page' in exports || (values.length > 0 && values.every(reactRefresh.isLikelyComponentType))) hot.accept();
}
