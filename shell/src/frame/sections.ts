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
  /** URLs of the stylesheets that the entry needs. */
  readonly styles?: readonly string[];
}

/** The section that serves a path, and the mount it serves it from: the longest one wins. */
function mountOf(sections: readonly Section[], pathname: string): { section: Section; mount: Mount } | undefined {
  let best: { section: Section; mount: Mount } | undefined;
  for (const section of sections) {
    for (const mount of section.mounts) {
      const hit = pathname === mount.path || (!mount.exact && pathname.startsWith(mount.path === '/' ? '/' : `${mount.path}/`));
      if (hit && mount.path.length > (best?.mount.path.length ?? 0)) best = { section, mount };
    }
  }
  return best;
}

/** The section that a path belongs to. */
export const sectionOf = (sections: readonly Section[], pathname: string) => mountOf(sections, pathname)?.section;

/** Whether a path is for the admin only. */
export const needsAdmin = (sections: readonly Section[], pathname: string) => mountOf(sections, pathname)?.mount.access === 'admin';

/** The entries of the navigation bar, in order. */
export function navEntries(sections: readonly Section[]): NavEntry[] {
  return sections.flatMap((section) => section.nav).sort((a, b) => a.order - b.order);
}
