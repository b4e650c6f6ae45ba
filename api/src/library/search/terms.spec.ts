import { nameTerms, textTerms, tokensOf } from './terms.js';

it.each([
  ['Pull-ups, 21-15-9!', ['pull-ups', '21-15-9']],
  ["Farmer's René", ['farmers', 'rene']],
  ['Große Straße', ['grosse', 'strasse']],
  ['clean & jerk', ['clean', 'and', 'jerk']],
  ['Row/Burpee (1,000 m)', ['row', 'burpee', '1000', 'm']],
  ['Open 21.3.', ['open', '21.3']],
  ['100% "Fran"', ['100', '%', '"', 'fran', '"']],
  ["athletes' 🏋️ ΒΆΡΟΣ", ['athletes', "'", '🏋', 'βαρος']],
  ['chest‑to‑bar – now…', ['chest-to-bar', 'now']],
  [' \u0000\u200b-, ', []],
  ["AMRAP 20'", ['amrap', '20min']],
  ['20’ EMOM, 3′ rest', ['20min', 'emom', '3min', 'rest']],
  ["5'10 in the '90s", ['5', "'", '10', 'in', 'the', "'", '90s']],
  ['135/95# #1', ['135', '95lb', '#', '1']],
  ['22,5 kg, 43/29,5kg', ['22.5', 'kg', '43', '29.5kg']],
  ['21,15,9 and 10,5', ['21', '15', '9', 'and', '10', '5']],
  ['1.000 m, 1.609 km', ['1000', 'm', '1.609', 'km']],
  ['24" box, 20” box', ['24in', 'box', '20in', 'box']],
  ['1 RM, 3rm', ['1rm', '3rm']],
])('%j has the words %j', (text, words) => {
  expect(tokensOf(text)).toEqual(words);
});

it.each([
  ['Toes-to-bar', ['toes', 'to', 'bar', '~toesto', '~tobar', '~toestobar']],
  ['run 400 m', ['run', '400', 'm', '400m']],
  ['400m', ['400m', '400m']],
  ['5 km, 5K', ['5', 'km', '5k', '5000m', '5000m']],
  ['1.5 miles', ['1.5', 'miles', '1.5mi', '1', '5']],
  ['a 20-minute AMRAP', ['a', '20', 'minute', 'amrap', '20min']],
  ['21-15-9', ['21', '15', '9']],
  ['5 rounds', ['5', 'rounds', '5round']],
  ['95lbs', ['95lbs', '95lb']],
  ['99999999999 m', ['99999999999', 'm']],
  ['24/20 inch', ['24', '20', 'inch', '20in', '24in']],
  ['95 / 65 lbs', ['95', '65', 'lbs', '65lb', '95lb']],
  ['60cm', ['60cm', '60cm']],
  ['5 × 5', ['5', '5', '5x5']],
  ['3 x 400 m', ['3', 'x', '400', 'm', '400m']],
  ['5x5', ['5x5']],
])('%j is found by %j', (text, terms) => {
  expect(textTerms(text)).toEqual(terms);
});

it('finds a name by its words in one, too', () => {
  expect(nameTerms('Fight Gone Bad')).toEqual(['fight', 'gone', 'bad', '~fightgone', '~gonebad', '~fightgonebad']);
  expect(nameTerms('Open 21')).toEqual(['open', '21']);
});
