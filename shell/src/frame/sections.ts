/** One page area that a remote serves. */
export interface Mount {
  readonly path: string;
  /** Only this path, not what lies below it. */
  readonly exact?: boolean;
  readonly access: 'public' | 'admin';
}

export interface NavEntry {
  readonly label: string;
  readonly to: string;
  /** ascending, over all remotes */
  readonly order: number;
}

/** What the shell knows of a remote before any of its code runs: its entry in remotes.json. */
export interface Section {
  readonly name: string;
  readonly mounts: readonly Mount[];
  readonly nav: readonly NavEntry[];
  /** URL of the live release's entry module; absent while nothing is released. */
  readonly entry?: string;
}

/** The section that serves a path: the longest mount wins. */
export function sectionOf(sections: readonly Section[], pathname: string): Section | undefined {
  let best: { section: Section; length: number } | undefined;
  for (const section of sections) {
    for (const { path, exact } of section.mounts) {
      const hit = pathname === path || (!exact && pathname.startsWith(path === '/' ? '/' : `${path}/`));
      if (hit && path.length > (best?.length ?? 0)) best = { section, length: path.length };
    }
  }
  return best?.section;
}

/** The entries of the navigation bar, in order. */
export function navEntries(sections: readonly Section[]): NavEntry[] {
  return sections.flatMap((section) => section.nav).sort((a, b) => a.order - b.order);
}
