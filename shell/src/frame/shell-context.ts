import { createContext, useContext } from 'react';
import { useLocation } from 'react-router-dom';
import { sectionOf, type Section } from './sections';

/** What the frame knows of the sections, and how it brings one back. */
export interface ShellState {
  readonly sections: readonly Section[];
  /** Why a section could not be loaded. */
  failure(name: string): string | undefined;
  /** Loads a section again and shows the page that was asked for. Resolves to false when it failed once more. */
  retry(name: string): Promise<boolean>;
  /** The server's rendering of this page, kept when the section's code could not be loaded in the browser. */
  readonly rendered?: DocumentFragment;
}

const ShellContext = createContext<ShellState | undefined>(undefined);

export const ShellProvider = ShellContext.Provider;

/** What the shell tells its own frame. @throws Error outside of a ShellProvider */
export function useShell(): ShellState {
  const shell = useContext(ShellContext);
  if (!shell) throw new Error('useShell needs a ShellProvider.');
  return shell;
}

/** The section of this address, if its code could not be loaded. */
export function useFailedSection(): Section | undefined {
  const { sections, failure } = useShell();
  const section = sectionOf(sections, useLocation().pathname);
  return section && failure(section.name) !== undefined ? section : undefined;
}
