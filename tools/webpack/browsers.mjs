import browserslist from 'browserslist';
import { browserslistToTargets } from 'lightningcss';

/** The browsers that the product is built for: what it uses has worked in all of them for 30 months. */
export const BROWSERS = 'baseline widely available';

/** How style sheets are made smaller: what one of these browsers knows only by a prefix, or only written out, is written for it, too. */
export const STYLES = { targets: browserslistToTargets(browserslist(BROWSERS)) };
