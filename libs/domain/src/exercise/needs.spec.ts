import { kitItemPiece, kitItemWords } from './needs.js';

test.each([
  ['BOX', 'a box', 'box'],
  ['ASSAULT_BIKE', 'an assault bike', 'assault bike'],
  ['GHD', 'a GHD', 'GHD'],
  ['RINGS', 'rings', 'rings'],
  ['JUMP_ROPE', 'a jump rope', 'jump rope'],
  ['PARTNER', 'a partner', 'partner'],
  ['PLATES', 'plates', 'plates'],
] as const)('%s is written as "%s" within a sentence, "%s" without an article', (item, piece, words) => {
  expect(kitItemPiece(item)).toBe(piece);
  expect(kitItemWords(item)).toBe(words);
});
