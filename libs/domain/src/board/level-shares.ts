/** Parts of a text that depend on a prescribed amount: "about two thirds of the distance or calories", "same count". */
const SHARE = [
  String.raw`(?:about )?(?:half|two thirds|a third|a quarter)(?: of)? the (?:reps|steps|distance|calories)(?: or calories)?(?: with (?:pauses|a board)| in short attempts)?`,
  'fewer (?:reps|floors|turns)(?: in short sets)?',
  'same (?:count|reps)(?: at an easy rhythm)?',
  '(?:twice|three times) the reps',
  'shorter trips',
].join('|');
/** With what joins them to the parts before and behind them. */
const PARTS = new RegExp(`(^|,? or |, | )(?:${SHARE})(,? or |, |$)`, 'gi');

/**
 * What a text says where an amount is as many as possible or set by the clock: a part of that means nothing. "Half the reps, or twice the
 * single-unders" leaves "single-unders".
 */
export const withoutShares = (text: string): string =>
  text
    .replace(PARTS, (_, before: string, after: string) => before && after)
    .replace(/\btwice the (?=[a-z])/gi, '')
    .replace(/ for the same distance\b/i, '');
