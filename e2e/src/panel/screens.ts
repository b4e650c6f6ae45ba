import type { Library } from '../product/library';

/** The panel's screens for one signed-in admin; the tab says the title, which is the heading if it isn't given. */
export const SCREENS: { heading: string; title?: string; path: (library: Library) => string }[] = [
  { heading: 'Dashboard', path: () => '/admin' },
  { heading: 'Recently deleted', path: () => '/admin/bin' },
  { heading: 'Create New WOD', path: () => '/admin/wods/new' },
  { heading: 'Edit WOD', title: 'Edit WOD: Kalsu', path: (library) => `/admin${library.wod('Kalsu')}/edit` },
  { heading: 'Drafts', path: () => '/admin/drafts' },
  { heading: 'Exercises', path: () => '/admin/exercises?search=squat' },
  { heading: 'Create New Exercise', path: () => '/admin/exercises/new' },
  { heading: 'Edit Exercise', path: (library) => `/admin${library.exercise('Thruster')}/edit` },
  { heading: 'Merge Back Squat', path: (library) => `/admin${library.exercise('Back Squat')}/merge` },
  { heading: 'Today', path: () => '/admin/today' },
  { heading: 'Training sessions', path: () => '/admin/sessions' },
  { heading: 'Files', path: () => '/admin/transfer' },
  { heading: 'Change log', path: () => '/admin/change-log' },
  { heading: 'Settings', path: () => '/admin/settings' },
];
