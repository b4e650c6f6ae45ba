import type { Library } from '../product/library';

export interface PublicPage {
  name: string;
  path(library: Library): string;
  /** the text of its h1 */
  heading: string;
  title: string;
  /** Each visitor sees another one, so it has no canonical and no place in the sitemap. */
  isPersonal?: true;
}

const SITE = 'WOD Inspiration';

/** Every kind of public page, with the WODs whose whiteboards differ most. */
export const PUBLIC_PAGES: PublicPage[] = [
  { name: 'home', path: () => '/', heading: 'Today’s workout, on the board', title: `${SITE} | CrossFit-style workouts of the day` },
  { name: 'list', path: () => '/wods', heading: 'All Workouts', title: `All Workouts | ${SITE}` },
  wod('Fran', 'Ladder'),
  wod('Murph', 'For Time'),
  wod('Josie', 'For Time'),
  wod('Kalsu', 'Chipper EMOM'),
  wod('Tabata This!', 'Tabata'),
  { name: 'exercise', path: (library) => library.exercise('Thruster'), heading: 'Thruster', title: `Thruster - Barbell Exercise | ${SITE}` },
  { name: 'training sessions', path: () => '/training-sessions', heading: 'Training Sessions', title: `Training Sessions | ${SITE}` },
  { name: 'today', path: () => '/today', heading: 'Today’s WOD', title: `Today’s WOD | ${SITE}` },
  { name: 'WOD types', path: () => '/wod-types', heading: 'WOD Types and Equipment guide', title: `WOD Types and Equipment guide | ${SITE}` },
  { name: 'mine', path: () => '/mine', heading: 'Mine', title: `Mine | ${SITE}`, isPersonal: true },
  { name: 'about', path: () => '/about', heading: 'About', title: `About | ${SITE}` },
  { name: 'imprint', path: () => '/imprint', heading: 'Impressum', title: `Impressum und Datenschutz | ${SITE}` },
];

/** Those that search engines list. */
export const INDEXED_PAGES = PUBLIC_PAGES.filter(({ isPersonal }) => !isPersonal);

function wod(name: string, type: string): PublicPage {
  return { name: `WOD ${name}`, path: (library) => library.wod(name), heading: name, title: `${name} - ${type} Workout | ${SITE}` };
}
