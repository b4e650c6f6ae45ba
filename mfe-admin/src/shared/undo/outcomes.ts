import { createContext, useContext, useSyncExternalStore } from 'react';

/** The outcome of the last act, as the panel says it. */
export interface Outcome {
  kind: 'good' | 'bad';
  /** a sentence */
  text: string;
  /** the step that can be undone */
  stepId?: string;
  /** What is no step is undone by this, which answers a sentence. */
  undo?: () => Promise<string>;
  link?: { to: string; label: string };
}

/** Whether an outcome can be undone. */
export const canUndo = ({ stepId, undo }: Outcome): boolean => stepId !== undefined || undo !== undefined;

/** Holds the last outcome over a navigation. One without an undo is over with the next. */
export class Outcomes {
  private outcome: Outcome | undefined;
  private path: string | undefined;
  private hasMoved = false;
  private readonly listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  readonly last = (): Outcome | undefined => this.outcome;

  /** Replaces the last one; nothing dismisses it. */
  say(outcome: Outcome | undefined): void {
    this.outcome = outcome;
    this.hasMoved = false;
    for (const listener of this.listeners) listener();
  }

  arriveAt(path: string): void {
    const isMove = this.path !== undefined && this.path !== path;
    this.path = path;
    if (!isMove || (this.outcome && canUndo(this.outcome))) return;
    if (this.hasMoved) this.say(undefined);
    else this.hasMoved = true;
  }
}

const OutcomesContext = createContext<Outcomes | undefined>(undefined);

export const OutcomesProvider = OutcomesContext.Provider;

/** @throws Error outside the pages of routes.ts */
export function useOutcomes(): Outcomes {
  const outcomes = useContext(OutcomesContext);
  if (!outcomes) throw new Error('useOutcomes needs an OutcomesProvider.');
  return outcomes;
}

/** What was done last, as long as it is shown. */
export function useLastOutcome(): Outcome | undefined {
  const { subscribe, last } = useOutcomes();
  return useSyncExternalStore(subscribe, last);
}
