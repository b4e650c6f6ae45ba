// Replaces the shell's module of this name: what the shell loads as remotes is part of its own bundle.
import { routes } from 'mfe-public/routes';

/** @type {Record<string, () => unknown>} */
const sections = {
  'mfe-public': () => ({ routes }),
  'mfe-sessions': () => import(/* webpackChunkName: "mfe-sessions" */ 'mfe-sessions/routes'),
};

/** There is none. */
export const loadRuntime = () => undefined;

/** @param {string} name */
export const loadRemote = async (name) => sections[name]?.();
