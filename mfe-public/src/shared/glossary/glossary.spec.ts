import { WOD_TYPES, WOD_TYPE_LABEL } from '@wod/domain';
import { findTerm, GLOSSARY } from './glossary';
import { termAnchor } from './term-anchor';

test('every term has one explanation and one anchor, and no other way of writing it is another term', () => {
  const names = GLOSSARY.flatMap(({ term, aliases }) => [term, ...aliases]).map(termAnchor);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  expect(GLOSSARY.filter(({ explanation }) => explanation === '')).toEqual([]);
});

test.each([
  ['For load', 'for-load'],
  ['1RM', '1rm'],
  ['Rx+', 'rx-plus'],
  ['You go, I go', 'you-go-i-go'],
  ["Rx'd", 'rx-d'],
])('the anchor of %s is %s', (term, anchor) => {
  expect(termAnchor(term)).toBe(anchor);
});

test.each([...WOD_TYPES.map((type) => WOD_TYPE_LABEL[type]), 'E2MOM', 'E3MOM', 'for reps', 'for quality', 'buy-in', 'cash-out', 'Rx'])(
  '%s is explained',
  (term) => {
    expect(findTerm(termAnchor(term))?.explanation).toMatch(/\w{3}/);
  },
);
